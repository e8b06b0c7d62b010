import { Type, type Static } from '@sinclair/typebox';
import { proofFilters, proofRules, type ProofFilter } from '../../../contract/records/proofs';
import { itemsPerPageParam } from '../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../platform/http/collection';
import { readCursor } from '../../platform/http/pageCursor';
import { readChoice } from '../../platform/http/queryParameters';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';

/** The last proof of a page: the next page has the earlier ones. */
const ProofCursor = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
export type ProofCursor = Static<typeof ProofCursor>;

/** The validated query of the member’s own proofs. */
export interface OwnProofQuery {
  size: number;
  after: ProofCursor | undefined;
  state: ProofFilter | undefined;
}

const isFilter = (text: string): text is ProofFilter =>
  proofFilters.some((known) => known === text);

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(proofRules.pageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the proofs before its last one.' }),
  ),
  state: Type.Optional(
    Type.String({
      enum: [...proofFilters],
      description:
        'Only these proofs; `refused` also has those whose acceptance was reversed, `over` those that were closed, replaced or taken back.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const ownProofQuery = decodedParameters(parameters, (values) => {
  const after = lastValue(values, 'after');
  const query: OwnProofQuery = {
    size: readPageRequest(values, proofRules.pageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(ProofCursor, after),
    state: readChoice(values, 'state', isFilter),
  };
  return { values, query };
});
