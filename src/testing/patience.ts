// A busy machine is no fault of a component: what a test waits for may take longer than the second that is the library's.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 30_000 })
}
