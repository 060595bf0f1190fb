/** Loaded into a process under measurement: leaves its peak memory, in KiB, in a file. */
import { writeFileSync } from 'node:fs';

const file = process.env['PEAK_MEMORY_FILE'];
if (file) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
