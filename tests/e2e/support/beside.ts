import type { Locator } from '@playwright/test';

/** Whether neither covers anything of the other. */
export async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return isAbove || a.x + a.width <= b.x || b.x + b.width <= a.x;
}
