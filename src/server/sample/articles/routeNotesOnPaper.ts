import type { SampleArticle } from '../sampleArticle';

export const routeNotesOnPaper: SampleArticle = {
  slug: 'route-notes-on-paper',
  category: 'speed',
  author: 'keiko_mori',
  publishedAt: '2024-11-10T09:14:00Z',
  featured: false,
  cover: { motif: 'maze', hue: 36 },
  translations: {
    en: {
      title: 'The runner who went back to pencil and paper',
      excerpt:
        'aoki_run typed sixty-one pages of Night Courier notes into a clean spreadsheet, and became nine seconds slower.',
      content: `
<p>The notebook is a school one, green, B5, squared. On the cover aoki_run has written the name of a chemistry teacher who does not exist, so that nobody would open it. Inside are sixty-one pages of Night Courier, one page for each room of the game, and when she put it on the café table in Kyoto last month she apologised for the state of it.</p>
<p>She had already betrayed it once. In spring, having decided to become a serious player, she spent two weekends typing everything into a spreadsheet: columns for room, action, guard, risk. It was searchable. It was beautiful. She then played for a month with the tablet beside the television and could not get within nine seconds of her own best time.</p>
<p>What she had thrown away was everything she had not considered to be information. On page 23, the words “wait for the second guard” have been written, rubbed out, and written again, and the paper has gone thin and grey there. Typed, they look as certain as any other line. On paper they say what they mean, which is:</p>
<blockquote><p>I have changed my mind about this three times. Look twice.</p></blockquote>
<p>There is also the matter of the hand. An instruction that takes four words to write gets four words; you do not fill a cell because the cell is there. Her notes for the warehouse read “left, left, crate, breathe”. The spreadsheet had turned that into two sentences with a semicolon.</p>
<p>And size. She plays two metres from the screen with the notebook open on the floor, so she writes in 4B pencil, letters a centimetre high, twelve lines to a page. A room that needs a thirteenth line is a room she does not understand yet. I found that rule better than most of the advice I have read on our forum, including mine.</p>
<p>She does keep a photograph of every page, since the evening in June when a cup of barley tea reached page 40. The stain is still there. It looks a little like the courtyard, she says, and it happens to cover the corner where one should not stand.</p>`,
    },
    fr: {
      title: 'Retour au crayon et au papier',
      excerpt:
        'Le jour où aoki_run a recopié ses soixante et une pages de Night Courier dans un tableur, elle a perdu neuf secondes.',
      content: `
<p>C’est un cahier d’écolier vert, format B5, petits carreaux. Sur la couverture, aoki_run a inscrit le nom d’un professeur de chimie imaginaire, pour que personne ne soit tenté de l’ouvrir. À l’intérieur, soixante et une pages de Night Courier, une par salle du jeu. Quand elle l’a posé sur la table d’un café de Kyoto, le mois dernier, elle s’est excusée de son état.</p>
<p>Ce cahier, elle l’avait déjà trahi une fois. Au printemps, décidée à devenir une joueuse sérieuse, elle avait consacré deux fins de semaine à tout saisir dans un tableur : salle, action, garde, risque, chacun sa colonne. On pouvait y faire des recherches. C’était superbe. Elle a ensuite joué un mois, la tablette à côté du téléviseur, sans jamais s’approcher à moins de neuf secondes de son propre record.</p>
<p>Ce qu’elle avait jeté, c’est tout ce qu’elle ne tenait pas pour de l’information. Page 23, les mots « attendre le deuxième garde » ont été écrits, gommés, récrits ; à cet endroit, le papier est devenu mince et gris. Au clavier, ils ont l’air aussi sûrs d’eux que n’importe quelle autre ligne. Sur le papier, ils disent ce qu’ils veulent dire :</p>
<blockquote><p>J’ai changé d’avis trois fois là-dessus. Regarde à deux fois.</p></blockquote>
<p>Et puis il y a la main. Une consigne qui tient en quatre mots en reçoit quatre ; on ne remplit pas une case sous prétexte qu’elle est là. Pour l’entrepôt, le cahier dit : « gauche, gauche, caisse, souffler ». Le tableur en avait fait deux phrases et un point-virgule.</p>
<p>Il y a enfin la taille. Elle joue à deux mètres de l’écran, le cahier ouvert par terre ; elle écrit donc au crayon 4B, en lettres d’un centimètre, douze lignes par page. Une salle qui en réclame une treizième est une salle qu’elle n’a pas encore comprise. Je trouve cette règle meilleure que la plupart des conseils lus sur notre forum, les miens compris.</p>
<p>Elle garde tout de même une photo de chaque page, depuis ce soir de juin où une tasse de thé d’orge a atteint la page 40. La tache y est toujours. Elle ressemble un peu à la cour, dit-elle, et recouvre justement l’angle où il ne faut pas rester.</p>`,
    },
  },
  comments: [
    {
      author: 'lin_mei',
      at: '2024-11-10T12:30:00Z',
      content:
        '<p>The twelve-line rule is now on a sticky note on my screen. It takes up one line, so I am allowed eleven more.</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2024-11-12T23:02:00Z',
      content:
        '<p>I will defend spreadsheets a little: mine has a column called “doubt”, from 0 to 5. But I admit I never fill it in.</p>',
    },
    {
      author: 'aoki_run',
      at: '2024-11-13T10:48:00Z',
      content:
        '<p>The chemistry teacher asks me to say that the notebook is at page 63 now. Two rooms became two pages each, because I did not understand them.</p>',
    },
  ],
};
