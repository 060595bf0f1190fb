import { requestOf } from '#contracts/address.ts';
import { certificates, type Certificate } from '#contracts/certificates.ts';
import { apiResponse } from '#lib/api/api-request.ts';
import { saveBlob } from '#lib/page/save-blob.ts';

/** Saves certificate, chain and key as one file under this password. @throws {RequestError} for a refusal */
export async function savePkcs12({ id, domain }: Certificate, password: string): Promise<void> {
  const { address, ...request } = requestOf(certificates.downloadPkcs12, { id, password });
  const response = await apiResponse(address, request);
  saveBlob(`${domain.replace('*', 'wildcard')}.p12`, await response.blob());
}
