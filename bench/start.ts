// `npm start` to a listening port, the first and the second time on a data folder.
import { installation } from './lib/installation.ts'
import { median, print } from './lib/figures.ts'

const here = installation()
console.log('npm start')
const first = await here.start()
await first.stop()
const seconds: number[] = []
for (let n = 0; n < 3; n++) {
  const started = await here.start()
  seconds.push(started.ms)
  await started.stop()
}
here.remove()
print('first time on an empty folder (app built)', `${(first.ms / 1000).toFixed(2)} s`)
const again = median(seconds)
print('second time', `${(again / 1000).toFixed(2)} s`, { text: '≤ 2 s', met: again <= 2000 })
