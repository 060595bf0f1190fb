/** The one renderer of the blog (D40), for the preview. */
type Renderer = typeof import('#lib/markdown/render.ts');

let loaded: Renderer | undefined;
let address: string | undefined;
let tries = 0;

/** Undefined while it cannot be fetched. */
export async function loadRenderer(): Promise<Renderer | undefined> {
  try {
    loaded ??= address ? await atNewAddress(address) : await import('#lib/markdown/render.ts');
  } catch (error) {
    // Some browsers keep for an address that its module failed, and name the address; others ask again.
    address ??= error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined;
  }
  return loaded;
}

async function atNewAddress(module: string): Promise<Renderer> {
  tries += 1;
  return (await import(/* @vite-ignore */ `${module}?try=${tries}`)) as Renderer;
}
