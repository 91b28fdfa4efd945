// `npm run dev`: the app in watch mode. Vite serves the pages with hot reloading; the server restarts when one of its
// files changes. The data is that of a demo person with a year of history, in .cache/dev unless DATA_DIR says otherwise.
import { spawn } from 'node:child_process'
import process from 'node:process'

const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'scripts/dev-server.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? '.cache/dev' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
