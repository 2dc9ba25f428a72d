import fs from 'node:fs'

/** Speaks as `engine-child.ts` does and behaves as its file's name says: as badly as an engine ever could. */
const held = []
const behaviours = {
  answer: (task) =>
    process.send({ type: 'result', result: { draft: { title: task.title, pid: process.pid }, timing: {} } }),
  stages: (task) => {
    process.send({ type: 'stage', stage: 'read' })
    process.send({ type: 'stage', stage: 'clean' })
    behaviours.answer(task)
  },
  refuse: () => process.send({ type: 'refused', code: 'empty_dataset', message: 'There are no rows.' }),
  crash: () => process.send({ type: 'crashed', stack: 'Error: it broke' }),
  // Seven times what the pool of the test allows at the most, in case that nobody stops it.
  'fill typed arrays': () => {
    for (let block = 0; block < 140; block++) held.push(new Float64Array(1_250_000).fill(block))
  },
  'fill the heap': () => {
    for (let row = 0; row < 40_000_000; row++) held.push({ row, text: `row ${row}` })
  },
  'keep memory': (task) => {
    held.push(new Float64Array(12_500_000).fill(1))
    behaviours.answer(task)
  },
  loop: () => {
    const end = Date.now() + 60_000
    while (Date.now() < end);
  },
  // As on a machine whose processors are all taken: time passes and nothing is done.
  'wait 2 s': (task) => setTimeout(() => behaviours.answer(task), 2000),
  'wait for ever': () => setInterval(() => undefined, 60_000),
  'be killed': () => process.kill(process.pid, 'SIGKILL'),
  'be killed once': (task) => {
    if (fs.existsSync(task.path)) return behaviours.answer(task)
    fs.writeFileSync(task.path, '')
    process.kill(process.pid, 'SIGKILL')
  },
  abort: () => process.abort(),
  exit: () => process.exit(3),
  die: (task) => {
    behaviours.answer(task)
    process.exit()
  },
}
process.on('disconnect', () => process.exit())
process.on('message', (task) => behaviours[task.fileName](task))
process.send({ type: 'ready' })
