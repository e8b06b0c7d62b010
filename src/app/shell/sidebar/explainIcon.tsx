import type { ReactElement } from 'react';
import { DelayedTooltip } from '../../../components/tooltips/DelayedTooltip';

/** A tooltip beside a link of the collapsed sidebar. */
export const explainIcon = (label: string, link: ReactElement<object>) => (
  <DelayedTooltip title={label} placement="right" delay={0}>
    {link}
  </DelayedTooltip>
);
