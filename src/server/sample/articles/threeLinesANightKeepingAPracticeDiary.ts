import type { SampleArticle } from '../sampleArticle';

export const threeLinesANightKeepingAPracticeDiary: SampleArticle = {
  slug: 'three-lines-a-night-keeping-a-practice-diary',
  category: 'guides',
  author: 'old_padre',
  publishedAt: '2024-04-16T18:52:00Z',
  featured: false,
  cover: { motif: 'mountains', hue: 36 },
  translations: {
    en: {
      title: 'Three lines a night: keeping a practice diary',
      excerpt:
        'A school exercise book, a pencil on a string, and the discovery that I had been practising the wrong wave for a month.',
      content: `
<blockquote><p>Thursday. Starlance, five goes. Best 188,400.<br>Lost: wave 10, wave 10, wave 12, wave 10, wave 10.<br>Tomorrow: wave 10, left-hand side, nothing else.</p></blockquote>
<p>That is a complete entry from my diary, and it took less time to write than the title screen takes to come round. I have kept the thing since 2019, in school exercise books at forty pence each, and the pencil hangs from the cabinet on a string because otherwise my wife does the crossword with it.</p>
<p>I started out of bad temper. I had been stuck under 200,000 for most of a year and would have sworn on anything you liked that wave 12 was to blame, the one with the bombers. I practised wave 12 for a month. Then I wrote down where each game ended, for thirty-one games running. Wave 12 had killed me five times. Wave 10 had killed me nineteen times, always on the left, and I had no memory of it at all. A death in wave 12 is spectacular. A death in wave 10 is a silly bump against the tunnel wall, and the mind sweeps it under the carpet before the coin has dropped.</p>
<h2>What goes in, what stays out</h2>
<p>The first line has the date, the game, the number of goes and the best score. The second says where each go ended, in one or two words, with no excuses. The third says what I shall do first tomorrow, and this is the line that does the work. I sit down with it already decided, so I am practising within a minute instead of seeing how I feel.</p>
<p>I leave out how I played. “Played well tonight” has never helped anyone find the wall on the left. I did once try adding a mark out of ten, and after six weeks discovered that it measured whether I had eaten.</p>
<p>On Sundays I read the week back, with a cup of tea, and count. If the same word turns up more than three times, that’s next week’s homework. Six weeks after the business with wave 10 I scored 204,150. It isn’t much on the chart: hundred and fortieth or so. The entry for that night reads: “Lost: wave 14. Never been here. Tomorrow: look round.”</p>`,
    },
    fr: {
      title: 'Trois lignes par soir : tenir un carnet d’entraînement',
      excerpt:
        'Un cahier d’écolier, un crayon au bout d’une ficelle, et la découverte que je travaillais la mauvaise vague depuis un mois.',
      content: `
<blockquote><p>Jeudi. Starlance, cinq parties. Meilleure : 188 400.<br>Perdu : vague 10, vague 10, vague 12, vague 10, vague 10.<br>Demain : vague 10, côté gauche, rien d’autre.</p></blockquote>
<p>Voilà une page entière de mon carnet. Je l’ai écrite en moins de temps que l’écran-titre n’en met à revenir. Je le tiens depuis 2019, dans des cahiers d’écolier à quarante pence, et le crayon pend à la borne au bout d’une ficelle, sans quoi ma femme s’en sert pour ses mots croisés.</p>
<p>C’est la mauvaise humeur qui m’y a mis. Je butais sous les 200 000 depuis près d’un an, et j’aurais juré sur ce qu’on voulait que la faute en revenait à la vague 12, celle des bombardiers. J’ai travaillé la vague 12 pendant un mois. Puis j’ai noté où s’arrêtait chaque partie, trente et une fois de suite. La vague 12 m’avait tué cinq fois. La vague 10, dix-neuf, toujours à gauche, et je n’en gardais pas le moindre souvenir. Mourir à la vague 12, c’est spectaculaire. À la 10, on cogne bêtement la paroi du tunnel, et l’esprit a glissé l’affaire sous le tapis avant que la pièce suivante soit tombée.</p>
<h2>Ce qu’on écrit, ce qu’on tait</h2>
<p>Première ligne : la date, le jeu, le nombre de parties, le meilleur score. Deuxième : l’endroit où chacune s’est terminée, en un mot ou deux, sans excuses. Troisième : ce que je ferai en premier demain. C’est elle qui travaille. Comme tout est décidé quand je m’assieds, je m’y mets dans la minute au lieu de consulter mon humeur.</p>
<p>Je n’écris pas comment j’ai joué. « Bien joué ce soir » n’a jamais aidé personne à trouver la paroi de gauche. J’ai bien essayé de me donner une note sur dix ; au bout de six semaines, j’ai compris qu’elle mesurait si j’avais dîné.</p>
<p>Le dimanche, je relis la semaine devant une tasse de thé et je compte. Un mot qui revient plus de trois fois devient le devoir de la semaine suivante. Six semaines après l’affaire de la vague 10, j’ai marqué 204 150. Au classement, ce n’est pas grand-chose, cent quarantième à peu près. Ce soir-là, le carnet dit : « Perdu : vague 14. Jamais venu. Demain : visiter. »</p>`,
    },
  },
  comments: [
    {
      author: 'tin_whistle',
      at: '2024-04-17T05:20:00Z',
      content:
        '<p>I tried this on Iron Ferry. By Friday the second line said “bridge, bridge, bridge, phone rang, bridge”. I believe I have found my bridge.</p>',
    },
  ],
};
