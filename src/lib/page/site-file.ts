/** A page or file of this site. @throws {Error} when it is not there, or the network is not. */
export async function siteFile(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}
