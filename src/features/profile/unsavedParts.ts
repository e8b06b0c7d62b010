import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { ProfileSection } from './profileSections';

type Report = (part: ProfileSection, unsaved: boolean) => void;

const UnsavedReport = createContext<Report>(() => undefined);
export const UnsavedReportProvider = UnsavedReport.Provider;

/** Reports to the profile whether one of its forms has unsaved changes. */
export function useUnsavedPart(part: ProfileSection, unsaved: boolean): void {
  const report = useContext(UnsavedReport);
  useEffect(() => {
    report(part, unsaved);
    return () => report(part, false);
  }, [report, part, unsaved]);
}

/** Whether any form of the profile has unsaved changes, and the function its forms report with. */
export function useUnsavedParts() {
  const [parts, setParts] = useState<readonly ProfileSection[]>([]);
  const report = useCallback<Report>((part, unsaved) => {
    setParts((before) => {
      if (before.includes(part) === unsaved) return before;
      return unsaved ? [...before, part] : before.filter((other) => other !== part);
    });
  }, []);
  return { unsaved: parts.length > 0, report };
}
