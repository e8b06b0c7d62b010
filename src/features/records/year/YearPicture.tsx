import { mdiDownload } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReview } from '../../../api/wire/yearFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { Icon } from '../../../components/Icon';
import { TitledSection } from '../../../components/reading/TitledSection';
import { saveFile } from '../../../components/saveFile';
import { Text } from '../../../components/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { buildYearPath } from '../../../contract/yearPath';
import { siteName } from '../../../i18n/siteName';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { selectThemeKey } from '../../../state/themeSlice';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ShareLink } from '../ShareLink';
import { drawYear, pictureSize, type YearTexts } from './drawYear';
import { useMonthName } from './useMonthName';
import { useYearFacts } from './useYearFacts';
import './year.css';

interface YearPictureProps {
  slug: string;
  title: string;
  review: YearReview;
}

/** Draws with the font and the colours of the page: the device has letters for every language that its reader reads. */
function draw(canvas: HTMLCanvasElement, texts: YearTexts): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  drawYear(context, texts, {
    family: style.fontFamily || 'sans-serif',
    colours: {
      paper: colour('background-paper') || 'Canvas',
      text: colour('text-primary') || 'CanvasText',
      quiet: colour('text-secondary') || 'CanvasText',
      accent: colour('primary-main') || 'CanvasText',
    },
  });
}

/** A picture of a year, drawn on the device, to save and to share. */
export function YearPicture({ slug, title, review }: YearPictureProps) {
  const { t } = useTranslation(['year', 'common']);
  const { language } = useRoute();
  const { shortDate } = useFormats();
  const monthName = useMonthName('short');
  const facts = useYearFacts(review);
  const dispatch = useAppDispatch();
  // A new theme draws it again.
  useAppSelector(selectThemeKey);
  const canvas = useRef<HTMLCanvasElement>(null);
  const path = buildYearPath(language, slug, review.year);
  const note = review.state === 'running' ? t('soFar', { date: shortDate(review.until) }) : '';
  const texts: YearTexts = {
    site: siteName(),
    title,
    note,
    facts,
    months: Array.from({ length: 12 }, (_, index) => ({
      name: monthName(index + 1),
      posts: review.months[index]?.posts ?? 0,
    })),
    address: `${globalThis.location.host}${path}`,
  };
  useEffect(() => {
    let isGone = false;
    const redraw = () => {
      if (!isGone && canvas.current) draw(canvas.current, texts);
    };
    redraw();
    // Fonts may still be loading, and a new theme is applied after this.
    void document.fonts?.ready.then(() => requestAnimationFrame(redraw));
    return () => {
      isGone = true;
    };
  });
  const save = () => {
    if (!canvas.current) return;
    draw(canvas.current, texts);
    canvas.current.toBlob((file) => {
      if (file) saveFile(file, `${slug}-${review.year}.png`);
      else
        dispatch(
          notificationQueued({
            id: 'picture',
            messageKey: 'year:picture.failed',
            severity: 'error',
          }),
        );
    });
  };
  const spoken = facts.map(({ name, value }) => t('common:labelled', { label: name, value }));
  return (
    <div className="year-section">
      <TitledSection title={t('picture.title')}>
        <figure className="year-figure">
          <canvas ref={canvas} aria-hidden="true" {...pictureSize} className="year-picture" />
          <figcaption>
            <VisuallyHidden component="span">
              {[title, note, ...spoken].filter((part) => part !== '').join(' · ')}
            </VisuallyHidden>
          </figcaption>
        </figure>
        <div className="year-actions">
          <ActionButton variant="contained" onClick={save}>
            <Icon path={mdiDownload} />
            <span>{t('picture.save')}</span>
          </ActionButton>
          <ShareLink path={path} title={title} />
        </div>
        <Text muted className="year-explained">
          {t('picture.note')}
        </Text>
      </TitledSection>
    </div>
  );
}
