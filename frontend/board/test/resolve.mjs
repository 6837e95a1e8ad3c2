/**
 * Lets Node run the TypeScript sources as they stand: they import each other as ".js", which is what the bundler wants
 * and what Node's type stripping does not look for. The tests run before any package is installed, so that a package fails
 * on every machine as it does on a new one.
 *
 *   node --import ./frontend/board/test/resolve.mjs --test "frontend/{board,play}/test/*.test.ts"
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (/^[a-z@]/.test(specifier) && !specifier.startsWith('node:') && !specifier.startsWith('file:')) {
      throw new Error(`${context.parentURL} imports the package ${specifier}, and these tests run without packages`);
    }
    const ours = specifier.startsWith('.') && specifier.endsWith('.js') && /\.ts(\?|$)/.test(context.parentURL ?? '');
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
