/** A file that is made by a POST, which no link can ask for, saved under the name that the server gives it. */
import { requestOf, type AnyProcedure, type InputOf } from '#contracts/address.ts';

import { apiResponse, isRequestError } from './api-request.ts';
import { saveBlob } from '../page/save-blob.ts';
import { tellSessionEnded } from './session-end.ts';

/** @throws what `apiResponse` does. */
export async function saveAnswer<Procedure extends AnyProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
): Promise<void> {
  const { method, address, body } = requestOf(procedure, input);
  try {
    const response = await apiResponse(address, { method, body });
    saveBlob(nameOf(response) ?? 'download', await response.blob());
  } catch (error) {
    if (isRequestError(error) && error.status === 401) tellSessionEnded();
    throw error;
  }
}

const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1];
