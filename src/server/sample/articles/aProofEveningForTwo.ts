import type { SampleArticle } from '../sampleArticle';

export const aProofEveningForTwo: SampleArticle = {
  slug: 'a-proof-evening-for-two',
  category: 'guides',
  author: 'bea_quarters',
  publishedAt: '2024-07-09T16:18:00Z',
  featured: false,
  cover: { motif: 'joystick', hue: 330 },
  translations: {
    en: {
      title: 'A proof evening for two, kettle included',
      excerpt:
        'Two chairs, one camera and a rule about the clock: how to end an evening of attempts with proofs that somebody can accept.',
      content: `
<p>The worst proof evening I ever hosted had six guests, two trays of focaccia and no proof. It was in my kitchen in Turin, in April. At one in the morning nine_lives beat his best score at Velvet Cue, and all four phones in the room turned out to have filmed the ceiling lamp, beautifully reflected in the television.</p>
<p>Two people do better, provided the second one has a job. We call that person the witness. The witness does not play, cheer or read messages. The witness starts the recording, says the date and the chart out loud, keeps an eye on the battery, and writes every attempt on paper: number, time, score, one word. “14; 20:22; 1,604; lucky black” finds a minute in a two-hour file faster than any software.</p>
<h2>How the evening goes</h2>
<ol>
<li><strong>19:30.</strong> Camera first, console second. Film ten seconds and watch them to the end on a big screen. Move the lamp.</li>
<li><strong>20:00.</strong> First player, forty minutes.</li>
<li><strong>20:40.</strong> Swap. An attempt under way may finish; a new one does not begin, however warm the hands are.</li>
<li><strong>21:20.</strong> Food, away from the cables. Focaccia travels further than it looks.</li>
<li><strong>21:50.</strong> Second round, same order, same length.</li>
<li><strong>23:10.</strong> Stop. Copy the files, watch the first and last minute of each, and send them from the same table before anyone puts a coat on.</li>
</ol>
<p>Everybody resists swapping by the clock, and it is the rule that matters most. If you swap on a failure, whoever is having a good night keeps the seat, and the witness stops looking at anything around the second hour. Forty minutes is how long I can watch somebody else play billiards with real attention. Your number may differ. Choose it before you sit down.</p>
<p>In June nine_lives and I held five of these evenings and sent eleven proofs. Ten were accepted at the first reading. The eleventh came back because nobody could read which region of the game it was, and the handwriting was mine. In five evenings on my own that spring I had sent four.</p>
<p>The kettle belongs to the witness. It is the only privilege of the post, so fill it first.</p>`,
    },
    fr: {
      title: 'Une soirée preuves à deux, bouilloire comprise',
      excerpt:
        'Deux chaises, une caméra et une règle d’horloge : comment finir une soirée d’essais avec des preuves que l’on puisse accepter.',
      content: `
<p>La pire soirée preuves que j’aie organisée comptait six invités, deux plaques de focaccia et pas une preuve. C’était dans ma cuisine, à Turin, en avril. À une heure du matin, nine_lives a battu son meilleur score à Velvet Cue, et l’on a découvert que les quatre téléphones présents avaient filmé le plafonnier, superbement reflété dans le téléviseur.</p>
<p>À deux, on s’en sort mieux, à condition que le second ait un métier. Chez nous, c’est le témoin. Le témoin ne joue pas, n’encourage pas, ne lit pas ses messages. Il lance l’enregistrement, annonce à voix haute la date et le tableau, surveille la batterie et note chaque essai sur papier : numéro, heure, score, un mot. « 14 ; 20 h 22 ; 1 604 ; noire chanceuse » retrouve une minute dans un fichier de deux heures plus vite que n’importe quel logiciel.</p>
<h2>Le déroulé</h2>
<ol>
<li><strong>19 h 30.</strong> La caméra d’abord, la console ensuite. On filme dix secondes et on les regarde jusqu’au bout sur un grand écran. On déplace la lampe.</li>
<li><strong>20 h 00.</strong> Premier joueur, quarante minutes.</li>
<li><strong>20 h 40.</strong> On échange. L’essai en cours se termine ; on n’en commence pas d’autre, si chaudes que soient les mains.</li>
<li><strong>21 h 20.</strong> À table, loin des câbles. La focaccia voyage plus loin qu’on ne croit.</li>
<li><strong>21 h 50.</strong> Second tour, même ordre, même durée.</li>
<li><strong>23 h 10.</strong> Fin. On copie les fichiers, on regarde la première et la dernière minute de chacun, et on envoie tout de la même table avant que quiconque enfile son manteau.</li>
</ol>
<p>Échanger à l’heure dite, tout le monde rechigne, et c’est pourtant la règle qui compte. Si l’on change sur un échec, celui qui est en veine garde la place, et le témoin ne regarde plus rien dès la deuxième heure. Quarante minutes, c’est le temps pendant lequel je peux suivre sérieusement quelqu’un d’autre au billard. Votre chiffre sera peut-être différent. Fixez-le avant de vous asseoir.</p>
<p>En juin, nine_lives et moi avons tenu cinq soirées et envoyé onze preuves. Dix ont été acceptées à la première lecture. La onzième est revenue parce qu’on n’arrivait pas à lire la région du jeu, et l’écriture était la mienne. Seule, ce printemps-là, en cinq soirées, j’en avais envoyé quatre.</p>
<p>La bouilloire est au témoin. C’est le seul privilège de la fonction ; remplissez-la en premier.</p>`,
    },
  },
  comments: [
    {
      author: 'nine_lives',
      at: '2024-07-09T19:47:00Z',
      content:
        '<p>I still have the lamp video. The break is audible and it sounds magnificent.</p>',
    },
    {
      author: 'bassline_bo',
      at: '2024-07-11T10:22:00Z',
      content:
        '<p>We tried this with three, the third being cook. It works until the cook sees the score and comes in holding a pan.</p>',
    },
  ],
};
