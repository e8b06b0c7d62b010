import type { SampleArticle } from '../sampleArticle';

export const handsThatLastAdviceFromAPhysiotherapist: SampleArticle = {
  slug: 'hands-that-last-advice-from-a-physiotherapist',
  category: 'guides',
  author: 'dani_teams',
  publishedAt: '2024-11-12T14:28:00Z',
  featured: false,
  cover: { motif: 'waveform', hue: 330 },
  translations: {
    en: {
      title: 'Hands that last: advice from a physiotherapist',
      excerpt:
        'Two numb fingers, a forty-second film and a colleague of ours who treats hands for a living. What she changed first was the chair.',
      content: `
<p>In January, halfway through an evening of Neon Circuit, I stopped feeling my ring finger and my little finger. I put it down to the cold, since flats in Valencia are built on the assumption that there is no January. It came back the next night and the one after.</p>
<p>n_okafor, whom you know for her Paper Samurai scores, has been a physiotherapist for nineteen years. She asked for a film of me playing, taken from the side, with the sound off because the sound would not help. She needed forty seconds. My elbows were resting on the edge of the desk with all my weight on them, and the nerve that serves those two fingers passes exactly there, with very little to protect it. “Your controller is innocent,” she wrote.</p>
<h2>The seat, then the hands</h2>
<p>She moved the chair before she said anything about my hands. Elbows off the edge and open a little wider than a right angle; forearms lying on the thighs or on armrests; wrists in line with the forearms. If you see a deep crease on the back of your wrist, move your seat and leave the wrist alone.</p>
<p>Then the grip. Most players hold on far more tightly than the game requires, and tightest on the straights, when nothing is happening. Her remedy is to put the controller down flat on your knee after every race and pick it up again, forty times an evening if need be.</p>
<h2>The break</h2>
<p>Half an hour of play, then three minutes standing, arms hanging, eyes on something far away. I found this exasperating and decided to prove it was costing me time. I logged sixty sessions. Of my ten best laps of the year, eight came in the quarter of an hour after a break, so I have stopped arguing.</p>
<p>As for warming up, skip the violent stretching of cold fingers. Open and close your hands twenty times, then drive the first race badly on purpose.</p>
<blockquote><p>Tingling that goes when you change position is a message about the position. Numbness that stays, pain that is there the next morning or wakes you at night: stop playing and let somebody examine you. An article can’t do that, and neither can I through a forum.</p></blockquote>
<p>My two fingers came back in nine days. The desk I sold in the spring, to a member of another team.</p>`,
    },
    fr: {
      title: 'Des mains qui durent : l’avis d’un kinésithérapeute',
      excerpt:
        'Deux doigts engourdis, quarante secondes de film et une membre du site dont c’est le métier. Elle a commencé par la chaise.',
      content: `
<p>En janvier, au milieu d’une soirée de Neon Circuit, j’ai cessé de sentir mon annulaire et mon auriculaire. J’ai mis ça sur le compte du froid : à Valence, on construit les appartements comme si janvier n’existait pas. Le lendemain, même chose. Le surlendemain aussi.</p>
<p>n_okafor, que vous connaissez pour ses scores à Paper Samurai, est kinésithérapeute depuis dix-neuf ans. Elle m’a demandé de me filmer de profil en train de jouer, sans le son, qui n’apporterait rien. Quarante secondes lui ont suffi. J’avais les deux coudes plantés sur l’arête du bureau, avec tout mon poids dessus ; or le nerf qui commande ces deux doigts passe précisément là, presque sans protection. « Ta manette est innocente », m’a-t-elle écrit.</p>
<h2>Le siège, puis les mains</h2>
<p>Avant de dire un mot de mes mains, elle a déplacé ma chaise. Les coudes quittent le bord et s’ouvrent un peu au-delà de l’angle droit ; les avant-bras reposent sur les cuisses ou sur des accoudoirs ; les poignets les prolongent. Si un pli profond se creuse sur le dessus du poignet, c’est le siège qu’il faut bouger, et laisser le poignet en paix.</p>
<p>Vient ensuite la prise. La plupart des joueurs serrent bien plus fort que le jeu ne le demande, et surtout dans les lignes droites, quand il ne se passe rien. Son remède : poser la manette à plat sur le genou après chaque course, puis la reprendre. Quarante fois par soirée s’il le faut.</p>
<h2>La pause</h2>
<p>Une demi-heure de jeu, puis trois minutes debout, les bras ballants, le regard au loin. Cela m’exaspérait, et j’ai voulu démontrer que j’y perdais du temps. J’ai noté soixante séances. Sur mes dix meilleurs tours de l’année, huit ont été réalisés dans le quart d’heure qui suit une pause. Je ne discute plus.</p>
<p>Pour l’échauffement, inutile de tirer sur des doigts froids. Ouvrez et fermez les mains vingt fois, puis courez la première course mal, exprès.</p>
<blockquote><p>Un fourmillement qui disparaît quand on change de position vous parle de la position. Un engourdissement qui reste, une douleur encore là le lendemain matin ou qui vous réveille la nuit : on arrête, et on se fait examiner. Un article ne sait pas faire ça. Moi non plus, à travers un forum.</p></blockquote>
<p>Mes deux doigts sont revenus en neuf jours. Quant au bureau, je l’ai vendu au printemps, à un membre d’une autre équipe.</p>`,
    },
  },
  comments: [
    {
      author: 'n_okafor',
      at: '2024-11-12T18:02:00Z',
      content:
        '<p>For completeness: the first film was forty seconds of Dani’s ceiling. The second one was useful.</p>',
    },
    {
      author: 'tin_whistle',
      at: '2024-11-13T04:37:00Z',
      content:
        '<p>Nurse here, agreeing with every word, typed with both elbows on a trolley. I have moved them.</p>',
    },
    {
      author: 'caro_speed',
      at: '2024-11-15T12:20:00Z',
      content:
        '<p>Pas d’accord sur la demi-heure : au milieu d’une coupe, je ne m’arrête pas. Entre deux coupes, d’accord. Est-ce que ça compte quand même ?</p>',
    },
    {
      author: 'n_okafor',
      at: '2024-11-15T19:44:00Z',
      content:
        '<p>It counts. Tie the break to something you already do and you will keep it; a timer on the shelf gets switched off by Thursday.</p>',
    },
  ],
};
