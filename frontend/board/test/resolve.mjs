/**
 * Lets Node run the TypeScript sources as they stand: they import each other as ".js", which is what the bundler wants
 * and what Node's type stripping does not look for.
 *
 *   node --import ./frontend/board/test/resolve.mjs --test "frontend/{board,play}/test/*.test.ts"
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(ours ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
