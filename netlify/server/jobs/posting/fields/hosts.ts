/** Whether a name is that of an address. */
import { companyKey } from '../words/company-names.ts';

const HOST_NOISE = new Set(
  'www jobs job careers career karriere apply talent join work recruiting hiring emploi empleo com org net io de fr es uk co eu ch at example'.split(
    ' ',
  ),
);

/** `careers.acme-robotics.com` is of Acme Robotics. */
export function isOfHost(name: string, host: string): boolean {
  const key = companyKey(name).replaceAll(' ', '');
  if (key.length < 3) return false;
  return host.split('.').some((label) => {
    const bare = label.toLowerCase().replace(/[^a-z0-9]/g, '');
    return (
      bare.length >= 3 &&
      !HOST_NOISE.has(bare) &&
      (bare === key || (key.length >= 5 && bare.includes(key)) || (bare.length >= 5 && key.includes(bare)))
    );
  });
}

/** Whether the address of the page or of its mail names it. */
export const isOwn = (
  name: string,
  { host, mails }: { host: string | undefined; mails: readonly string[] },
): boolean => [host ?? '', ...mails].some((domain) => isOfHost(name, domain));
