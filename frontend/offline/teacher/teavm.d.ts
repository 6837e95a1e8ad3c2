/** Modules that TeaVM makes while the game is packaged, their addresses in the bundle, and texts of the bundle. */
declare module '*/target/offline/runtime.js' {
  export function load(module: ArrayBuffer): Promise<{ readonly exports: object }>;
}

declare module '*.txt?raw' {
  const text: string;
  export default text;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}
