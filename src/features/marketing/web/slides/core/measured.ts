/** Printed results of the benchmarks in `bench/`, including those that missed their goal. */
export const MEASURED = {
  on: '2026-11-24',
  machine: 'two cores of an AMD EPYC, 24 GB of memory, Linux, Node 24; other work ran beside it',
  figures: [
    { bench: 'nutrition', what: 'A search in 12,562 foods', value: '0.5 ms' },
    { bench: 'nutrition', what: 'Three foods understood from a sentence', value: '3.5 ms' },
    { bench: 'nutrition', what: 'A day of the diary after ten years', value: '5.5 ms' },
    { bench: 'nutrition', what: 'The same beside three months (goal 1.2)', value: '1.23 ×', missed: true },
    { bench: 'journal-search', what: 'A common word in 10,000 entries, 19.1 MB of text', value: '5.4 ms' },
    { bench: 'journal-search', what: 'A word with a slip of a finger', value: '6.3 ms' },
    { bench: 'journal-search', what: 'The whole index made', value: '1,300 ms' },
    { bench: 'mind', what: 'A stop-signal session of 174 answers played again', value: '7.7 ms' },
  ],
  /** From a longer run, as stated in docs/adr/0020. */
  memory: [
    { what: 'Memory at rest, app and database together', value: '111 MB' },
    { what: '20 quiet seconds after a million requests', value: '202 MB' },
  ],
  memoryOn: 'November 2026',
} as const
