/** Loaded into a process under measurement: leaves its peak memory, in KiB, in a file, if no other had more. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const file = process.env['PEAK_MEMORY_FILE'];
if (file)
  process.on('exit', () => {
    const others = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    writeFileSync(file, String(Math.max(others, process.resourceUsage().maxRSS)));
  });
