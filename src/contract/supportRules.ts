/** How far support has come with a case. */
export const supportStatuses = ['open', 'inProgress', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export function isSupportStatus(value: string | null | undefined): value is SupportStatus {
  return supportStatuses.some((status) => status === value);
}

export const supportRules = {
  /** Characters. */
  description: { min: 3, max: 2000 },
  notes: 4000,
  /** After these a case is deleted, whatever became of it. */
  keptDays: 30,
  pageSize: 20,
} as const;

/** What a member names their report by: `VGR-7K3F-9QXM`, without letters that are taken for figures. */
export const supportCodePattern = '^VGR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$';
