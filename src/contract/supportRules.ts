/** The status of a support case. */
export const supportStatuses = ['open', 'inProgress', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export function isSupportStatus(value: string | null | undefined): value is SupportStatus {
  return supportStatuses.some((status) => status === value);
}

export const supportRules = {
  /** Characters. */
  description: { min: 3, max: 2000 },
  notes: 4000,
  /** A case is deleted after this many days, whatever its status. */
  keptDays: 30,
  pageSize: 20,
} as const;

/** The code of a report: `VGR-7K3F-9QXM`, without letters that look like digits. */
export const supportCodePattern = '^VGR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$';
