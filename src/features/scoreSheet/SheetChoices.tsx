import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '../../api/wire/sheetFromWire';
import { ListChoice } from '../../components/forms/ListChoice';
import { earliestScoreDay } from '../../contract/records/posting';
import { useFormats } from '../../i18n/useFormats';
import type { DayFault } from './dayFault';
import { platformOf } from './sheetRows';
import type { SheetTyping } from './useSheetDraft';
import { CountryChoice } from './CountryChoice';
import '../../components/forms/fields.css';
import './sheet.css';

interface SheetChoicesProps {
  sheet: Sheet;
  typing: SheetTyping;
  /** A calendar day. */
  today: string;
  /** Why the chosen day is not allowed. */
  fault: DayFault | undefined;
  /** Why the server refuses the chosen day. */
  dayRefusal: string | undefined;
}

/** What all sent rows share: the platform and the day. */
export function SheetChoices({ sheet, typing, today, fault, dayRefusal }: SheetChoicesProps) {
  const { t } = useTranslation('scoreSheet');
  const errorId = useId();
  const { platforms } = sheet;
  const earliest = useFormats().articleDate(earliestScoreDay);
  const dayError = fault ? t(`error.${fault}`, { day: earliest }) : dayRefusal;
  return (
    <div className="sheet-choices">
      {platforms.length > 0 ? (
        <ListChoice
          name="platform"
          label={t('platform')}
          value={platformOf(sheet, typing) ?? ''}
          options={[
            { value: '', label: t('noPlatform') },
            ...platforms.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target: { value } }) =>
            typing.choosePlatform(value === '' ? null : Number(value))
          }
        />
      ) : null}
      <CountryChoice country={sheet.country} />
      <div>
        <label className="field-box sheet-day">
          <span>{t('day')}</span>
          <input
            type="date"
            name="day"
            min={earliestScoreDay}
            max={today}
            value={typing.draft.day}
            aria-invalid={dayError !== undefined}
            aria-describedby={dayError === undefined ? undefined : errorId}
            onChange={({ target: { value } }) => typing.chooseDay(value)}
          />
        </label>
        {dayError === undefined ? null : (
          <span id={errorId} className="sheet-error">
            {dayError}
          </span>
        )}
      </div>
    </div>
  );
}
