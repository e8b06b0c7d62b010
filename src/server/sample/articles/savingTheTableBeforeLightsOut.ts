import type { SampleArticle } from '../sampleArticle';

export const savingTheTableBeforeLightsOut: SampleArticle = {
  slug: 'saving-the-table-before-lights-out',
  category: 'retro',
  author: 'old_padre',
  publishedAt: '2026-07-23T21:25:00Z',
  featured: false,
  cover: { motif: 'podium', hue: 96 },
  translations: {
    en: {
      title: 'Saving the table before the lights go out',
      excerpt:
        'Seventeen machines that forget everything at closing time, one kettle, and a round of photographs that takes eleven minutes.',
      content: `
<p>On Thursday 5 March, at twenty to eleven, somebody put the kettle on.</p>
<p>Our club meets in the old dye room of a mill outside Leeds. It has twenty-two machines, a kettle, and one circuit for all of them. Seventeen of the twenty-two keep their high scores in ordinary memory, which is to say they keep them until the current stops. The lights went, the fans ran down, and an evening in which tin_whistle had scored 733,150 on <em>Starlance</em>, the best of her life, became an evening about which she was prepared to give her word.</p>
<p>We had always meant to photograph the tables at closing. Closing is at eleven.</p>
<p>What we do now starts at a quarter to ten and again at a quarter to eleven, whoever is winning. It took a few weeks to become any good. Our first set of pictures was useless: on almost every one a broad black bar lay across the middle of the screen, hiding places four to seven. A tube draws its picture from top to bottom, and a telephone in a dark room likes a shutter too quick to see the whole of it.</p>
<ol>
<li>Set the shutter by hand, to 1/30 of a second or a little slower. Rest your elbows on something. No flash, ever.</li>
<li>Walk the room in the same order every time, from the door, clockwise. A missing machine then shows as a gap in the series, not as a doubt.</li>
<li>Begin with a picture of the wall clock and end with another.</li>
<li>Wait for the table. Most machines show it for eight seconds in each minute, so stand at the next one while the first makes up its mind. Do not start a game to hurry it: some boards clear the bottom places.</li>
<li>If anyone is still playing, leave the player alone and film the end.</li>
</ol>
<p>With practice the round takes eleven minutes. rosa_pad, who visited in May, did it in nine, and missed <em>Hexfall</em>.</p>
<p>Is a photograph a proof? Of a place in the club’s own book, yes. For the site, samir_proofs wants the game itself, filmed, and he is right. But we now have forty pages of evenings that would otherwise have gone into the dark with the fans. tin_whistle got her picture in June: 741,000. The kettle has moved to the landing, on an extension lead, from somebody else’s circuit.</p>`,
    },
    fr: {
      title: 'Sauver le tableau avant l’extinction des feux',
      excerpt:
        'Dix-sept bornes qui oublient tout à la fermeture, une bouilloire, et une tournée de photos qui prend onze minutes.',
      content: `
<p>Le jeudi 5 mars, à onze heures moins vingt du soir, quelqu’un a branché la bouilloire.</p>
<p>Notre club occupe l’ancienne salle de teinture d’une filature, près de Leeds. Il possède vingt-deux bornes, une bouilloire et un seul circuit pour le tout. Dix-sept de ces bornes gardent leurs meilleurs scores en mémoire ordinaire, c’est-à-dire jusqu’à la coupure. Les lumières se sont éteintes, les ventilateurs ont ralenti, et la soirée où tin_whistle avait fait 733 150 à <em>Starlance</em>, le meilleur score de sa vie, est devenue une soirée au sujet de laquelle elle était prête à donner sa parole.</p>
<p>Nous avions toujours eu l’intention de photographier les tableaux à la fermeture. La fermeture est à onze heures.</p>
<p>Désormais la tournée part à dix heures moins le quart, puis à onze heures moins le quart, peu importe qui mène. Il a fallu quelques semaines pour qu’elle serve à quelque chose. Sur presque toutes les premières photos, une large barre noire couvrait le milieu de l’écran et les places quatre à sept. Un tube trace son image de haut en bas, et dans une salle sombre un téléphone choisit un temps de pose trop court pour la voir en entier.</p>
<ol>
<li>Régler la pose à la main, au 1/30 de seconde ou un peu plus lent. Caler ses coudes. Jamais de flash.</li>
<li>Faire le tour dans le même ordre, depuis la porte, dans le sens des aiguilles d’une montre. Une borne oubliée laisse alors un trou dans la série, et non un doute.</li>
<li>Commencer par une photo de l’horloge murale, finir par une autre.</li>
<li>Attendre le tableau. La plupart des bornes le montrent huit secondes par minute ; on se place donc devant la suivante pendant que la première se décide. Ne pas lancer de partie pour la presser : certaines cartes effacent les dernières places.</li>
<li>Si quelqu’un joue encore, le laisser tranquille et filmer la fin.</li>
</ol>
<p>Avec l’habitude, cela prend onze minutes. De passage en mai, rosa_pad l’a fait en neuf, et a oublié <em>Hexfall</em>.</p>
<p>Une photo est-elle une preuve ? Pour le cahier du club, oui. Pour le site, samir_proofs veut voir la partie, filmée, et il a raison. Il n’empêche : nous avons quarante pages de soirées qui seraient parties dans le noir avec les ventilateurs. En juin, tin_whistle a eu sa photo : 741 000. Quant à la bouilloire, elle est sur le palier, au bout d’une rallonge, branchée sur le circuit d’un autre.</p>`,
    },
  },
  comments: [
    {
      author: 'tin_whistle',
      at: '2026-07-23T22:02:00Z',
      content: '<p>733,150. I give my word. And for the historians, it was not my tea.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2026-07-24T08:37:00Z',
      content:
        '<p>Hexfall was hidden behind a coat! I would like the coat mentioned in the article.</p>',
    },
    {
      author: 'sable_cat',
      at: '2026-07-25T19:16:00Z',
      content:
        '<p>Could you not put the seventeen on a small battery supply? Ours is the size of a shoebox and it holds four boards through the night.</p>',
    },
    {
      author: 'pixel_baker',
      at: '2026-07-26T07:48:00Z',
      content:
        '<p>@sable_cat Boards, yes. With the tubes connected as well, a shoebox would last about as long as the kettle.</p>',
    },
  ],
};
