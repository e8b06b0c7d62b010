import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { usePinScoresMutation } from '../../../api/pinsApi';
import type { PlayerScore } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import { ArrangementEnd } from '../arrangement/ArrangementEnd';
import { MoveButtons } from '../arrangement/MoveButtons';
import { useArrangement } from '../arrangement/useArrangement';
import { LocalName } from '../LocalName';
import { ScoreValues } from '../ScoreValues';
import './pins.css';

interface PinArrangementProps {
  scores: readonly PlayerScore[];
  /** Called when the list is saved, or stays. */
  onEnd: () => void;
}

/** Lets a member put the pinned scores in order, and unpin some. */
export function PinArrangement({ scores, onEnd }: PinArrangementProps) {
  const { t } = useTranslation('player');
  const { count } = useFormats();
  const arrangement = useArrangement(scores);
  const { order, list, moved } = arrangement;
  const [save, { isLoading, error }] = usePinScoresMutation();
  const idsOf = (of: readonly PlayerScore[]) => of.map(({ id }) => id);
  const onSave = async () => {
    const { error: refused } = await save({ scores: idsOf(order), before: idsOf(scores) });
    if (!refused) onEnd();
  };
  const place = { place: count(moved.place), of: count(order.length) };
  return (
    <>
      <ul ref={list} aria-label={t('pins.title')} className="pinned-order">
        {order.map(({ id, chart, game, values }, index) => {
          const { name } = chart;
          const names = {
            up: t('pins.up', { chart: name }),
            down: t('pins.down', { chart: name }),
            remove: t('pins.remove', { chart: name }),
          };
          return (
            <li key={id} className="card-surface pinned-row">
              <span className="pinned-words">
                <strong>
                  <LocalName of={chart} />
                </strong>
                <span className="text-body2 text-muted">
                  <LocalName of={game} />
                </span>
                <ScoreValues values={values} />
              </span>
              <MoveButtons arrangement={arrangement} index={index} names={names} />
            </li>
          );
        })}
      </ul>
      <ArrangementEnd
        moved={moved.item ? t('pins.moved', { chart: moved.item.chart.name, ...place }) : ''}
        failure={asApiError(error)}
        failed={t('pins.saveFailed')}
        save={t('pins.save')}
        busy={isLoading}
        onSave={() => void onSave()}
        onCancel={onEnd}
      />
    </>
  );
}
