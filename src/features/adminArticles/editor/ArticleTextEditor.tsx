import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createArticleKit, survivesEditing } from '../../../components/richText/articleKit';
import { RichTextEditor, type RichTextHandle } from '../../../components/richText/RichTextEditor';
import { PasteNotice } from '../embeds/PasteNotice';
import { PictureDialog } from '../embeds/PictureDialog';
import { useEmbedDialogs } from '../embeds/useEmbedDialogs';
import { VideoDialog } from '../embeds/VideoDialog';

interface ArticleTextEditorProps {
  label: string;
  lang: string;
  initial: string;
  /** Incremented when `initial` is the result of a merge. */
  merges: number;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (html: string) => void;
  /** Called when the text contains markup the editor would drop; nothing has been changed. */
  onLossy: () => void;
}

/** The rich text editor of an article. */
export function ArticleTextEditor(props: ArticleTextEditorProps) {
  const { label, lang, initial, merges, invalid, describedBy, onChange, onLossy } = props;
  // `comments` has the texts of the tools all editors share. `video` is for the dialog: loading it later would suspend the editor.
  const { t } = useTranslation(['adminArticles', 'comments', 'video']);
  const dialogs = useEmbedDialogs();
  const { picture, video, onPicture, onVideo, onFiles, onPasted } = dialogs;
  const kit = useMemo(
    () =>
      createArticleKit({
        label: (tool) => t(`editor.tools.${tool}`),
        onPicture,
        onVideo,
        onFiles,
        onPasted,
      }),
    [t, onPicture, onVideo, onFiles, onPasted],
  );
  const editor = useRef<RichTextHandle>(null);
  const applyTextDiff = useEffectEvent(() => editor.current?.merge(initial));
  useEffect(() => {
    if (merges > 0) applyTextDiff();
  }, [merges]);
  const [faithful] = useState(() => initial === '' || survivesEditing(initial));
  useEffect(() => {
    if (!faithful) onLossy();
  }, [faithful, onLossy]);
  if (!faithful) return null;
  return (
    <Box sx={{ '&& .ql-editor': { minHeight: '18rem', maxHeight: '60vh' } }}>
      <PasteNotice losses={dialogs.losses} onClose={dialogs.closeLosses} />
      <RichTextEditor
        ref={editor}
        kit={kit}
        label={label}
        initial={initial}
        invalid={invalid}
        describedBy={describedBy}
        placeholder={t('editor.placeholder')}
        onChange={({ html }) => onChange(html)}
      />
      {picture ? (
        <PictureDialog
          key={picture.key}
          place={picture.place}
          file={picture.file}
          lang={lang}
          onClose={dialogs.closePicture}
        />
      ) : null}
      {video ? <VideoDialog place={video} lang={lang} onClose={dialogs.closeVideo} /> : null}
    </Box>
  );
}
