import type Quill from 'quill/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  placeOfFigure,
  type FigurePlace,
  type VideoPlace,
} from '../../../components/richText/figureSelection';
import type { PasteLoss } from '../../../components/richText/pasteLosses';

type Place = { index: number; length: number };

interface AskedPicture {
  /** Identifies the dialog, as its React key. */
  key: number;
  place: FigurePlace;
  /** A file that was pasted or dropped. */
  file?: File;
}

/** The picture or video dialog that is open: opened by a toolbar button, or one after another for pasted and dropped files. */
export function useEmbedDialogs() {
  const [picture, setPicture] = useState<AskedPicture>();
  const [video, setVideo] = useState<VideoPlace>();
  const [losses, setLosses] = useState<readonly PasteLoss[]>([]);
  const waiting = useRef<{ quill: Quill; files: File[]; range: Place }>(undefined);
  const count = useRef(0);

  const onPicture = useCallback((place: FigurePlace) => {
    count.current += 1;
    setPicture({ key: count.current, place });
  }, []);
  const askNext = useCallback(() => {
    const { current: queue } = waiting;
    const file = queue?.files.shift();
    if (!queue || !file) return;
    const { current, put } = placeOfFigure(queue.quill, queue.range);
    const putNext: FigurePlace['put'] = (figure) => {
      const index = put(figure);
      queue.range = { index, length: 0 };
      return index;
    };
    count.current += 1;
    setPicture({ key: count.current, place: { current, put: putNext }, file });
  }, []);
  useEffect(() => {
    // In an effect: the next picture is placed after the one just inserted.
    if (!picture) askNext();
  }, [picture, askNext]);
  const onFiles = useCallback(
    (quill: Quill, files: readonly File[]) => {
      const pictures = files.filter(({ type }) => type.startsWith('image/'));
      setLosses(pictures.length < files.length ? ['files'] : []);
      waiting.current = { quill, files: pictures, range: quill.getSelection(true) };
      askNext();
    },
    [askNext],
  );
  return {
    picture,
    video,
    losses,
    onPicture,
    onVideo: setVideo,
    onFiles,
    onPasted: setLosses,
    closePicture: () => setPicture(undefined),
    closeVideo: () => setVideo(undefined),
    closeLosses: () => setLosses([]),
  };
}
