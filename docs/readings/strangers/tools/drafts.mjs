// batch.mjs CLONE OUT FILES... : drafts as jsonl
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
let [clone, out, ...files] = process.argv.slice(2); if (files[0]?.endsWith('.list.json')) files = JSON.parse(fs.readFileSync(files[0])).map(r => r.path)
const type = f => f.endsWith('.json') || f.endsWith('.ndjson') || f.endsWith('.jsonl') ? 'json' : 'csv'
fs.writeFileSync(out + '.req', files.map(f => JSON.stringify({ id: f.replace(/.*\//, ''), file: f, file_type: type(f) })).join('\n') + '\n')
const fd = fs.openSync(out, 'w')
spawnSync('npm', ['run', '-s', 'analyze', '--', '--batch', out + '.req'], { cwd: clone, stdio: ['ignore', fd, 'inherit'] })
