export const en = {
  title: 'Bring it back',
  hint: 'An export of yours, from here or from another place. You see what is in it before anything comes in.',
  choose: 'Choose an export',
  uploading: 'On its way',
  atWork: 'Working through it …',
  found: 'In this export:',
  part: (name: string, found: number, known: number) => (known > 0 ? `${name}: ${found}, ${known} already here` : `${name}: ${found}`),
  unreadable: (n: number) =>
    n === 1 ? 'One thing in it cannot be read and stays behind.' : `${n} things in it cannot be read and stay behind.`,
  never:
    'What is already here stays as it is. Never brought: your name, address and settings here, passwords, passkeys, the second step, devices, consents to language models, and reports of earlier imports.',
  start: 'Bring it in',
  cancel: 'Leave it',
  done: (n: number) => (n === 0 ? 'Everything was here already.' : n === 1 ? 'One thing came in.' : `${n} things came in.`),
  undo: 'Take it back out',
  undone: (n: number) => (n === 0 ? 'All of it is out again.' : `It is out again, but for ${n} that you changed since.`),
  failed: 'That did not work. Nothing you have here was changed; please try again with an export from Fernwell.',
}
