import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { pictureAddress } from '../../../config/environment';
import type { ComparedBlock, ComparedRun } from './compareTexts';
import { comparedStyles } from './comparedStyles';

const elements = { removed: 'del', added: 'ins' } as const;

/** The text with its formats. Links are rendered as inert text. */
function formatted({ text, formats, link }: ComparedRun): ReactNode {
  const shown =
    link === undefined ? (
      text
    ) : (
      <Box component="u" title={link} sx={{ color: 'link.main' }}>
        {text}
      </Box>
    );
  return formats.reduce<ReactNode>((inner, name) => {
    const Format =
      name === 'em' || name === 'u' || name === 's' || name === 'code' ? name : 'strong';
    return <Format>{inner}</Format>;
  }, shown);
}

function Run({ run, neutral }: { run: ComparedRun; neutral: boolean }) {
  const { t } = useTranslation('adminArticles');
  const { change, picture } = run;
  const shown =
    picture === undefined ? formatted(run) : <img src={pictureAddress(picture)} alt={run.text} />;
  if (change === 'same') return shown;
  const Element = neutral ? 'mark' : elements[change];
  const label = neutral ? t('difference.differs') : t(`difference.${change}`);
  return (
    <Element>
      <VisuallyHidden component="span">{label} </VisuallyHidden>
      {shown}
    </Element>
  );
}

interface ComparedTextProps {
  blocks: readonly ComparedBlock[];
  /** Marks what differs as neither removed nor added: nobody has chosen yet. */
  neutral: boolean;
}

/** Renders compared blocks one below the other. */
export function ComparedText({ blocks, neutral }: ComparedTextProps) {
  return (
    <Box sx={comparedStyles}>
      {blocks.map(({ kind, change, runs }, index) => (
        // The list is rebuilt by each comparison, so the index is the only key.
        <div
          key={index}
          data-kind={kind}
          data-change={neutral && change !== 'same' ? 'differs' : change}
        >
          {runs.map((run, place) => (
            <Fragment key={place}>
              <Run run={run} neutral={neutral} />
            </Fragment>
          ))}
        </div>
      ))}
    </Box>
  );
}
