import { Type, type Static } from '@sinclair/typebox';
import { failureReasons, requestMethods } from '../snapshot/diagnostics';
import { supportCodePattern, supportRules, supportStatuses } from '../supportRules';
import { Collection } from './collection';
import { closed, literals, moment, nullable } from './valueTypes';

const status = literals(supportStatuses);
const code = Type.String({ pattern: supportCodePattern });

/** A report by a guest or a member: a description, and a snapshot file as shown to them. */
export const NewSupportCase = Type.Object(
  { description: Type.String({ maxLength: 10_000 }), snapshot: Type.String() },
  closed,
);
export type NewSupportCase = Static<typeof NewSupportCase>;

export const SupportReceipt = Type.Object({
  code,
  createdAt: moment,
  /** When the case will be deleted. */
  expiresAt: moment,
});
export type SupportReceipt = Static<typeof SupportReceipt>;

const reporter = Type.Object({ id: Type.Integer(), username: Type.String() });

const overviewFields = {
  '@id': Type.String(),
  '@type': Type.Literal('SupportCase'),
  id: Type.Integer(),
  ...SupportReceipt.properties,
  status,
  /** The beginning of the description, for lists. */
  summary: Type.String(),
  /** Null for guests and deleted accounts. */
  reporter: nullable<Static<typeof reporter>>(reporter),
  /** The facts of the snapshot that cases can be searched by. */
  locale: Type.String(),
  appVersion: Type.String(),
  actions: Type.Integer(),
  /** Empty for cases created before these were recorded. */
  page: Type.String(),
  browser: Type.String(),
  operatingSystem: Type.String(),
  build: Type.String(),
  snapshotBytes: Type.Integer(),
};

export const SupportCaseOverview = Type.Object(overviewFields);
export type SupportCaseOverview = Static<typeof SupportCaseOverview>;
export const SupportCaseCollection = Collection(SupportCaseOverview);

const viewport = Type.Object({
  width: Type.Number(),
  height: Type.Number(),
  pixelRatio: Type.Number(),
});

/** `ago`: milliseconds before the snapshot. */
const recordedError = Type.Object({
  ago: Type.Integer(),
  name: Type.String(),
  message: Type.String(),
  frames: Type.Array(Type.String()),
  count: Type.Integer(),
});

const failedRequest = Type.Object({
  ago: Type.Integer(),
  method: literals(requestMethods),
  route: Type.String(),
  /** 0 if there was no response. */
  status: Type.Integer(),
  reason: literals(failureReasons),
  duration: Type.Integer(),
});

const diagnosticFields = {
  /** Null for cases created before it was recorded. */
  viewport: nullable<Static<typeof viewport>>(viewport),
  timeZone: Type.String(),
  errors: Type.Array(recordedError),
  requests: Type.Array(failedRequest),
};
const Diagnostics = Type.Object(diagnosticFields);
export type SupportDiagnostics = Static<typeof Diagnostics>;

/** A case with all its details. */
export const SupportCase = Type.Object({
  ...overviewFields,
  description: Type.String(),
  notes: Type.String(),
  updatedAt: moment,
  ...diagnosticFields,
});
export type SupportCase = Static<typeof SupportCase>;

export const SupportCaseUpdate = Type.Object(
  {
    status: Type.Optional(status),
    notes: Type.Optional(Type.String({ maxLength: supportRules.notes })),
  },
  { ...closed, minProperties: 1 },
);
export type SupportCaseUpdate = Static<typeof SupportCaseUpdate>;
