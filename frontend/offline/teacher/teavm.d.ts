/** Modules that TeaVM makes while the game is packaged, and their addresses in the bundle. */
declare module '*/target/offline/runtime.js' {
  export function load(module: ArrayBuffer): Promise<{ readonly exports: object }>;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}
