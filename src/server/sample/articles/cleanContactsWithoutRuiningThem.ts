import type { SampleArticle } from '../sampleArticle';

export const cleanContactsWithoutRuiningThem: SampleArticle = {
  slug: 'clean-contacts-without-ruining-them',
  category: 'retro',
  author: 'old_padre',
  publishedAt: '2024-11-23T10:05:00Z',
  featured: false,
  cover: { motif: 'circuit', hue: 142 },
  translations: {
    en: {
      title: 'Clean the contacts without taking the gold with you',
      excerpt:
        'I killed a copy of Moss Kingdom at fourteen, with an eraser and the best intentions. Here is the gentle way.',
      content: `
<p>The gold on a cartridge’s edge is thinner than you would like to know: on a decent one, less than a thousandth of a millimetre. Under it there is nickel, under that copper, and copper goes green.</p>
<p>I learnt this at fourteen, in Leeds, with the rough grey end of a typist’s eraser. It had been sold to me in the playground as a secret of the trade. <em>Moss Kingdom</em> had been starting one time in three; after ten minutes of rubbing it started every time, and I was a hero for a winter. By spring the tracks were brown. By the next Christmas the game was gone, and it has hung over my bench ever since as a kind of saint’s relic.</p>
<p>So, what I do now, and no more than this:</p>
<ol>
<li>Try the cartridge twice. Pushing it in and pulling it out wipes the contacts, and that is often all they wanted. It is also why blowing seemed to work. Your breath only added damp, with a little of your lunch.</li>
<li>Open the shell if you have the right bit. Cleaning through the slot leaves the dirt packed at the top.</li>
<li>Wet a cotton bud with isopropyl alcohol, 90 per cent or better. The weaker kind at the chemist’s is one third water.</li>
<li>Stroke along each contact, towards the edge, never across. Crossing drags the dirt from one to the next. Turn the bud as it darkens, and throw it away before you think it is finished.</li>
<li>Stop when a clean bud stays clean. Not when the metal shines: it may never shine, and does not have to.</li>
<li>Wait five minutes, close it, try again.</li>
</ol>
<p>No sandpaper, no brass polish, no kitchen vinegar, no spray lubricant from the shed. If a contact is truly black, a soft white drawing eraser, five light strokes, then alcohol to take the crumbs away. Once in the cartridge’s life, not once a month.</p>
<p>And if it still will not start, look at the console. A dirty slot makes every game look guilty. Last year flo_retro cleaned thirty-one cartridges in a weekend before finding a sliver of orange sticker in the connector, put there, she reckons, by herself in 1993.</p>`,
    },
    fr: {
      title: 'Nettoyer les contacts sans emporter l’or avec',
      excerpt:
        'À quatorze ans, j’ai tué un Moss Kingdom avec une gomme et les meilleures intentions. Voici la manière douce.',
      content: `
<p>L’or qui borde une cartouche est plus mince qu’on n’aimerait le savoir : moins d’un millième de millimètre quand le fabricant était généreux. Dessous, du nickel ; dessous encore, du cuivre, et le cuivre verdit.</p>
<p>Je l’ai appris à quatorze ans, à Leeds, avec une gomme à encre, celle dont le bout gris gratte. Un secret de métier, m’avait-on juré dans la cour de l’école. <em>Moss Kingdom</em> démarrait une fois sur trois ; après dix minutes de frottement, il démarrait à tous les coups, et j’ai été un héros tout un hiver. Au printemps, les pistes étaient brunes. Au Noël suivant, le jeu était mort. Depuis, il est accroché au-dessus de mon établi, comme une relique.</p>
<p>Voici donc ce que je fais aujourd’hui, et rien de plus.</p>
<ol>
<li>Essayer la cartouche deux fois. L’enfoncer et la retirer essuie les contacts, et souvent cela suffit. Voilà d’ailleurs pourquoi on croyait que souffler marchait. Le souffle n’apportait que de l’humidité et un peu du déjeuner.</li>
<li>Ouvrir la coque, si l’on a l’embout qu’il faut. Par la fente, on ne fait que tasser la crasse vers le haut.</li>
<li>Imbiber un coton-tige d’alcool isopropylique à 90 % au moins. Celui à 70 % contient près d’un tiers d’eau.</li>
<li>Passer le long de chaque contact, vers le bord, jamais en travers : on traînerait la saleté de l’un à l’autre. Tourner le coton à mesure qu’il noircit, et le jeter avant de le croire fini.</li>
<li>S’arrêter quand un coton propre reste propre. Pas quand le métal brille : il ne brillera peut-être jamais, et on ne le lui demande pas.</li>
<li>Attendre cinq minutes, refermer, réessayer.</li>
</ol>
<p>Ni papier de verre, ni pâte à cuivre, ni vinaigre, ni bombe dégrippante oubliée au garage. Si un contact est vraiment noir : une gomme blanche à dessin, bien tendre, cinq passages légers, puis de l’alcool pour chasser les miettes. Une fois dans la vie de la cartouche, pas une fois par mois.</p>
<p>Et si rien ne vient, regardez du côté de la console. Un connecteur sale fait accuser tous les jeux. L’an dernier, flo_retro a nettoyé trente et une cartouches en un week-end avant de découvrir, au fond du port, un bout d’autocollant orange. Elle pense l’y avoir mis elle-même, en 1993.</p>`,
    },
  },
  comments: [
    {
      author: 'flo_retro',
      at: '2024-11-23T11:48:00Z',
      content:
        '<p>Je confirme pour l’autocollant. C’était un abricot. Mes trente et une cartouches n’ont jamais été aussi propres, merci de demander.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2024-11-23T19:27:00Z',
      content:
        '<p>What about the slot itself? I have been told to wrap a cloth round an old card, dampen it and push it in a few times. It feels brutal.</p>',
    },
    {
      author: 'marek_lap',
      at: '2024-11-24T09:14:00Z',
      content:
        '<p>@tin_whistle Thin cloth, console unplugged, straight in and straight out. I bent two pins with a cloth that was too thick, and straightening them took a sewing needle and an afternoon.</p>',
    },
  ],
};
