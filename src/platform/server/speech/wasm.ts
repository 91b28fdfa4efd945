// Node's types leave WebAssembly to lib.dom, which the server does not load; this is the part used here.
type WasmModule = { readonly [Symbol.toStringTag]?: string }
type WasmInstance = { exports: { memory: unknown; _start: () => unknown } }

type Wasm = {
  compile(bytes: Uint8Array): Promise<WasmModule>
  instantiate(module: WasmModule, imports: Record<string, unknown>): Promise<WasmInstance>
}

export const wasm = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly
