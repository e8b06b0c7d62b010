import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../admin-frame/auditEntryFromWire';
import { auditGroups } from '../../contract/auditEvents';
import { decisionReasons } from '../../contract/records/decisions';
import { gameStatuses } from '../../contract/records/catalogue';
import { gameFieldKinds } from '../../contract/gameFields';
import { jobKinds } from '../../contract/jobKinds';
import { isSupportStatus } from '../../contract/supportRules';
import { useFormats } from '../../i18n/useFormats';
import { useMailName } from '../../admin-frame/useMailName';
import { useRoleNames } from '../../admin-frame/useRoleNames';
import { AuditArticle, AuditCase, AuditGame } from './AuditTarget';
import { AuditPersonName } from '../../admin-frame/AuditPersonName';

const reasons = [
  'invalidCredentials',
  'accountDisabled',
  'accountSuspended',
  'passwordResetRequired',
] as const;
const limits = ['loginAccount', 'loginAddress'] as const;
const actions = ['created', 'changed', 'deleted'] as const;
const filters = ['search', 'role', 'state', 'events', 'member', 'case', 'from', 'to'] as const;
const states = {
  'UNDER CONSTRUCTION': 'draft',
  PUBLISHED: 'published',
  CANCELED: 'canceled',
} as const;

const oneOf = <Name extends string>(names: readonly Name[], value: string): Name | undefined =>
  names.find((name) => name === value);
const stateOf = (value: string) => Object.entries(states).find(([status]) => status === value)?.[1];
const words = (value: string) => value.split(' ').filter((word) => word !== '');

/** Formats a recorded value for display; returns undefined if another row shows it already. */
export function useDetailValue(entry: AuditEntry) {
  const { t } = useTranslation([
    'adminAudit',
    'adminArticles',
    'adminOperation',
    'adminSupport',
    'decisions',
  ]);
  const { count } = useFormats();
  const mailName = useMailName();
  const { nameOf } = useRoleNames();
  const { article, game, supportCase, previous } = entry;
  const isDecision = auditGroups.scores.some((event) => event === entry.event);
  const yesOrNo = (value: string) => t(value === 'true' ? 'values.yes' : 'values.no');
  const version = (value: string) => t('values.version', { version: value });
  const roles = (value: string) => words(value).map(nameOf).join(', ') || undefined;

  const values = {
    article: () => (article ? <AuditArticle article={article} entry={entry} /> : undefined),
    game: () => (game ? <AuditGame game={game} /> : undefined),
    case: () => (supportCase ? <AuditCase supportCase={supportCase} /> : undefined),
    before: () => (previous ? <AuditPersonName person={previous} nobody="–" /> : undefined),
    comment: (value) => t('values.number', { number: value }),
    copyOf: (value) => t('values.number', { number: value }),
    chart: (value) => t('values.number', { number: value }),
    score: (value) => t('values.number', { number: value }),
    proof: (value) => t('values.number', { number: value }),
    report: (value) => t('values.number', { number: value }),
    hidden: yesOrNo,
    player: (value) => t('values.number', { number: value }),
    into: (value) => t('values.number', { number: value }),
    scores: (value) => count(Number(value)),
    payments: (value) => count(Number(value)),
    standings: (value) => count(Number(value)),
    badges: (value) => count(Number(value)),
    totals: (value) => count(Number(value)),
    series: (value) => value,
    platform: (value) => value,
    format: (value) => value,
    action: (value) => {
      const action = oneOf(actions, value);
      return action === undefined ? value : t(`actions.${action}`);
    },
    gameStatus: (value) => {
      const status = oneOf(gameStatuses, value);
      return status === undefined ? value : t(`gameStatuses.${status}`);
    },
    version,
    restoredFrom: version,
    slug: (value) => (article?.exists || game?.exists ? undefined : value),
    status: (value) => {
      const state = stateOf(value);
      return state === undefined ? value : t(`adminArticles:states.${state}`);
    },
    reason: (value) => {
      const decision = isDecision && oneOf(decisionReasons, value);
      if (decision) return t(`decisions:reasons.${decision}`);
      const reason = oneOf(reasons, value);
      return reason === undefined ? value : t(`reasons.${reason}`);
    },
    limit: (value) => {
      const limit = oneOf(limits, value);
      return limit === undefined ? value : t(`limits.${limit}`);
    },
    sessions: (value) => count(Number(value)),
    filters: (value) =>
      words(value)
        .map((word) => {
          const name = oneOf(filters, word);
          return name === undefined ? word : t(`filterNames.${name}`);
        })
        .join(', ') || undefined,
    added: roles,
    removed: roles,
    picture: (value) => <code>{value}</code>,
    account: (value) => <code>{value}</code>,
    scheduled: yesOrNo,
    empty: yesOrNo,
    expired: yesOrNo,
    notes: () => t('values.edited'),
    // Changes are shown in their own rows.
    changed: (value) => {
      if (entry.event !== 'gameChanged') return entry.changes.length > 0 ? undefined : value;
      const kinds = words(value).map((word) => {
        const kind = oneOf(gameFieldKinds, word);
        return kind === undefined ? word : t(`gameFields.${kind}`);
      });
      return kinds.join(', ') || undefined;
    },
    request: (value) => <code>{value}</code>,
    job: (value) => {
      const kind = oneOf(jobKinds, value);
      return kind === undefined ? value : t(`adminOperation:jobs.kinds.${kind}`);
    },
    mail: mailName,
    caseStatus: (value) => {
      const [before = '', after = ''] = words(value);
      return isSupportStatus(before) && isSupportStatus(after)
        ? `${t(`adminSupport:statuses.${before}`)} → ${t(`adminSupport:statuses.${after}`)}`
        : value;
    },
  } satisfies Record<string, (value: string) => ReactNode>;
  return values;
}

export type DetailName = keyof ReturnType<typeof useDetailValue>;
