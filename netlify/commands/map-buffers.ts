/**
 * For commands that read many files of 15 MB: glibc would cut what they freed into pieces and keep it, 40 MB of it. It
 * listens only at the start of a process, so that this one begins anew in its own place.
 */
const NAME = 'MALLOC_MMAP_THRESHOLD_';

if (process.platform === 'linux' && !process.env[NAME])
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    [NAME]: String(128 * 1024),
  });
