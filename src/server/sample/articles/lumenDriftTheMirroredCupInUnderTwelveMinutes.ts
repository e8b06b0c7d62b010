import type { SampleArticle } from '../sampleArticle';

export const lumenDriftTheMirroredCupInUnderTwelveMinutes: SampleArticle = {
  slug: 'lumen-drift-the-mirrored-cup-in-under-twelve-minutes',
  category: 'records',
  author: 'lou_framerate',
  publishedAt: '2024-08-28T15:17:00Z',
  featured: false,
  cover: { motif: 'racetrack', hue: 286 },
  translations: {
    en: {
      title: 'Lumen Drift: the mirrored cup in under twelve minutes',
      excerpt:
        'The mode turns the tracks round and forgets to turn the kart round. It took nine years for somebody to count the corners.',
      content: `
<p>aoki_run spent three weeks of last winter playing Lumen Drift with her back half turned to the television, watching it in her grandmother’s dressing-table mirror. She wanted the mirrored cup, and she reasoned that the ordinary tracks seen in a mirror would come to the same thing. She became rather good. Then she started the real mirrored mode and missed every other corner.</p>
<p>It annoyed her enough to find out why. A mirror turns everything round, the kart included. The mirrored mode turns only the scenery. The kart itself stays as it was, and the Lumen Drift kart is lopsided: a drift to the left charges two frames sooner than a drift to the right. Nobody minds in the ordinary cup, where 31 of the 52 corners go left. In the mirrored cup those thirty-one go right, and for nine years the whole chart drove them like right-hand corners and accepted the cost.</p>
<p>aoki_run looked for corners wide enough to cheat. On nine of them there is room to flick the kart to the left on the way in, collect the quick charge, and throw it back to the right before the wall arrives. It looks like a mistake each time. On 17 August it brought the cup under twelve minutes.</p>
<table>
<thead>
<tr><th scope="col">Race</th><th scope="col">caro_speed, 2022</th><th scope="col">aoki_run, 2024</th></tr>
</thead>
<tbody>
<tr><td>Lantern Bay</td><td>2:55.80</td><td>2:54.11</td></tr>
<tr><td>Glass Orchard</td><td>3:02.12</td><td>3:01.36</td></tr>
<tr><td>Low Tide</td><td>2:59.71</td><td>2:57.02</td></tr>
<tr><td>Aurora Pass</td><td>3:06.27</td><td>3:05.94</td></tr>
<tr><td><strong>Total</strong></td><td>12:03.90</td><td><strong>11:58.43</strong></td></tr>
</tbody>
</table>
<p>Low Tide gives most because four of the nine corners are there. Aurora Pass gives almost nothing: it has one, and she hit a lamp post in the tunnel.</p>
<p>caro_speed watched the film twice on the evening it went up and wrote to me that she herself had been doing the flick by accident on the third corner of Lantern Bay since 2021, and had spent a good part of 2023 training herself to stop. She has asked for nobody to talk to her until the end of September.</p>`,
    },
    fr: {
      title: 'Lumen Drift : la coupe miroir sous les douze minutes',
      excerpt:
        'Le mode retourne les circuits et oublie de retourner le kart. Il aura fallu neuf ans pour que quelqu’un compte les virages.',
      content: `
<p>L’hiver dernier, aoki_run a joué trois semaines à Lumen Drift en tournant presque le dos à la télévision : elle la regardait dans le miroir de la coiffeuse de sa grand-mère. Elle visait la coupe miroir et s’était dit que les circuits normaux, vus dans une glace, reviendraient au même. Elle est devenue plutôt bonne. Puis elle a lancé le vrai mode miroir et manqué un virage sur deux.</p>
<p>Vexée, elle a voulu comprendre. Une glace retourne tout, kart compris. Le mode miroir, lui, ne retourne que le décor. Le kart reste tel quel, et celui de Lumen Drift est bancal : un dérapage à gauche se charge deux images plus tôt qu’un dérapage à droite. Dans la coupe normale, où 31 des 52 virages tournent à gauche, personne n’y trouve à redire. Dans la coupe miroir, ces trente et un virages partent à droite, et pendant neuf ans tout le classement les a pris en conséquence, en payant le prix.</p>
<p>aoki_run a cherché des virages assez larges pour tricher avec la géométrie. Il y en a neuf où l’on a la place, à l’entrée, de jeter le kart à gauche, d’empocher la charge rapide et de le rabattre à droite avant le mur. À chaque fois, on jurerait une faute. Le 17 août, cela a fait passer la coupe sous les douze minutes.</p>
<table>
<thead>
<tr><th scope="col">Course</th><th scope="col">caro_speed, 2022</th><th scope="col">aoki_run, 2024</th></tr>
</thead>
<tbody>
<tr><td>Lantern Bay</td><td>2:55,80</td><td>2:54,11</td></tr>
<tr><td>Glass Orchard</td><td>3:02,12</td><td>3:01,36</td></tr>
<tr><td>Low Tide</td><td>2:59,71</td><td>2:57,02</td></tr>
<tr><td>Aurora Pass</td><td>3:06,27</td><td>3:05,94</td></tr>
<tr><td><strong>Total</strong></td><td>12:03,90</td><td><strong>11:58,43</strong></td></tr>
</tbody>
</table>
<p>C’est Low Tide qui rapporte le plus, avec quatre des neuf virages. Aurora Pass ne donne presque rien : il n’y en a qu’un, et elle a accroché un lampadaire dans le tunnel.</p>
<p>caro_speed a regardé la vidéo deux fois le soir de sa mise en ligne. Elle m’a écrit qu’elle faisait ce coup de volant sans le vouloir, au troisième virage de Lantern Bay, depuis 2021, et qu’elle avait consacré une bonne partie de 2023 à s’en défaire. Elle demande qu’on ne lui adresse plus la parole jusqu’à la fin septembre.</p>`,
    },
  },
  comments: [
    {
      author: 'aoki_run',
      at: '2024-08-28T22:41:00Z',
      content: '<p>祖母の鏡台は無事です。トンネルの街灯には、まだ腹を立てています。</p>',
    },
    {
      author: 'caro_speed',
      at: '2024-09-24T18:30:00Z',
      content:
        '<p>On peut me reparler. 12:00,16. Je préfère qu’on ne commente pas la décimale.</p>',
    },
  ],
};
