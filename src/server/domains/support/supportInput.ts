import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { visibleLength } from '../../../contract/commentRules';
import type { NewSupportCase } from '../../../contract/schemas/support';
import { readSnapshot, type Snapshot } from '../../../contract/snapshot/readSnapshot';
import { snapshotLimits } from '../../../contract/snapshot/snapshotFormat';
import { supportRules } from '../../../contract/supportRules';
import { RequestError, type ErrorTextKey } from '../../platform/errors/requestError';
import { storableText } from '../../platform/texts/storableText';
import { readDiagnostics } from './caseDiagnostics';

const compress = promisify(brotliCompress);

function reject(propertyPath: string, textKey: ErrorTextKey, code?: string): never {
  throw new RequestError(422, textKey, [
    { propertyPath, textKey, ...(code === undefined ? {} : { code }) },
  ]);
}

function checkSnapshot(text: string): Snapshot {
  if (Buffer.byteLength(text) > snapshotLimits.sentBytes) throw new RequestError(413, 'tooLarge');
  const { snapshot, rejection } = readSnapshot(text);
  return snapshot ?? reject('snapshot', 'snapshotRefused', rejection);
}

/** Validates a report and prepares it for storage. @throws RequestError when it is invalid */
export async function readReport({ description, snapshot }: NewSupportCase) {
  const words = storableText(description).trim();
  const length = visibleLength(words);
  if (length < supportRules.description.min) reject('description', 'reportTooShort');
  if (words.length > supportRules.description.max) reject('description', 'reportTooLong');
  const { meta, actions } = checkSnapshot(snapshot);
  const bytes = Buffer.from(snapshot);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    description: words,
    locale: storableText(meta.locale),
    appVersion: storableText(meta.appVersion),
    actions: actions.length,
    ...readDiagnostics(meta),
    snapshot: await compress(bytes, { params: quality }),
    snapshotBytes: bytes.length,
    requestHash: createHash('sha256').update(`${words}\n${meta.sha256}`).digest('base64url'),
  };
}

export type Report = Awaited<ReturnType<typeof readReport>>;
