import type { ManagedFile } from '#contracts/files.ts';
import { showToast } from '#lib/page/toast.ts';

/** Copies the absolute address of a file (D18). */
export async function copyAddress({ url }: ManagedFile): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'URL copied' });
  } catch {
    showToast({ title: 'Copy failed', description: url, variant: 'destructive' });
  }
}
