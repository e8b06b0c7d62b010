import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { proofStatuses, type ProofStatus } from '../../../contract/records/proofs';
import { itemsPerPageParam } from '../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../platform/http/collection';
import { readChoice, readId } from '../../platform/http/queryParameters';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';
import { readCursor } from '../../platform/http/pageCursor';

/** The last proof of a page. */
const ProofCursor = Type.Object({
  /** When it was sent, in microseconds since 1970. */
  sent: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type ProofCursor = Static<typeof ProofCursor>;

const isStatus = (text: string): text is ProofStatus =>
  proofStatuses.some((known) => known === text);

function readProofListQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(ProofCursor, after),
    game: readId(query, 'game'),
    state: readChoice(query, 'state', isStatus) ?? ('waiting' as const),
  };
}
/** The validated query of the moderators’ list of proofs. `game` is an id. */
export type ProofListQuery = ReturnType<typeof readProofListQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the proofs after its last one.' }),
  ),
  game: Type.Optional(Type.Integer({ minimum: 1, description: 'Only proofs of this game.' })),
  state: Type.Optional(
    Type.String({
      enum: [...proofStatuses],
      default: 'waiting',
      description:
        'Only proofs in this state. Waiting ones begin with the oldest, others with the newest.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const proofListQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readProofListQuery(values),
}));
