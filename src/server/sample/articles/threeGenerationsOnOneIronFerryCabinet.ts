import type { SampleArticle } from '../sampleArticle';

export const threeGenerationsOnOneIronFerryCabinet: SampleArticle = {
  slug: 'three-generations-on-one-iron-ferry-cabinet',
  category: 'records',
  author: 'old_padre',
  publishedAt: '2024-02-24T11:15:00Z',
  featured: false,
  cover: { motif: 'maze', hue: 205 },
  translations: {
    en: {
      title: 'Three generations on one Iron Ferry cabinet',
      excerpt:
        'A grandfather, a mother, a daughter and the same steering wheel in Scarborough, worn smooth at ten past two.',
      content: `
<p>There is an Iron Ferry on the seafront at Scarborough that was delivered in the spring of 1989 and has not moved since, chiefly because the building was altered around it and it no longer fits through the door. The wheel is worn smooth at ten past two. The gear lever is its third. On 3 February wren_taps, who is seventeen, scored 2,402,900 on it. In our chart that is fifty-second. It is also the best score this cabinet has ever given anybody, and the two it had to beat both belonged to her family.</p>
<table>
<thead>
<tr><th scope="col">Year</th><th scope="col">Driver</th><th scope="col">Age</th><th scope="col">Score</th></tr>
</thead>
<tbody>
<tr><td>1989</td><td>Her grandfather</td><td>36</td><td>2,204,300</td></tr>
<tr><td>2006</td><td>Her mother</td><td>26</td><td>2,318,750</td></tr>
<tr><td>2024</td><td>wren_taps</td><td>17</td><td>2,402,900</td></tr>
</tbody>
</table>
<p>The mother’s was made in July, when she was six months pregnant with the present record holder and steering, as she puts it, around her. It has been on the site since that week, under a name she chose at twenty-six and asks me not to print. The grandfather’s was a legend until this winter. The cabinet used to remember it for him, with his initials at the top of the table, but in 1997 the battery on the board died and took eight years of names with it. After that there was only his word, and he is a man who rounds things up.</p>
<p>In January they found the photograph, in a biscuit tin, under the guarantee for a lawnmower. It shows the screen, the wheel and most of his elbow. Under a magnifying glass you can read 2,204,3 and then the flash, which has eaten the last two digits. Iron Ferry scores always end in 00 or 50. The verification team did what its rules tell it to do and entered the lower of the two, so that somewhere in the family there is a grievance about fifty points that will outlive all of us.</p>
<p>I went to see them play on the Saturday after. He is seventy-one now and had not sat in the thing for fifteen years. He reached the third bridge, which is further than I have ever been, got out with some difficulty, and announced that the brake had been softened. wren_taps showed him the invoice: the brake was replaced in 2011, with a harder one.</p>`,
    },
    fr: {
      title: 'Trois générations sur une même borne Iron Ferry',
      excerpt:
        'Un grand-père, une mère, une fille et le même volant, à Scarborough, poli par les mains à dix heures dix.',
      content: `
<p>Il y a sur le front de mer de Scarborough une borne Iron Ferry livrée au printemps 1989, qui n’a plus bougé depuis, surtout parce qu’on a refait le bâtiment autour d’elle et qu’elle ne passe plus la porte. Le volant est poli à dix heures dix. Le levier de vitesses est le troisième. Le 3 février, wren_taps, dix-sept ans, y a marqué 2 402 900 points. Au classement, c’est une cinquante-deuxième place. C’est aussi le meilleur score que cette borne ait jamais accordé à quelqu’un, et les deux qu’il fallait dépasser appartenaient à la famille.</p>
<table>
<thead>
<tr><th scope="col">Année</th><th scope="col">Au volant</th><th scope="col">Âge</th><th scope="col">Score</th></tr>
</thead>
<tbody>
<tr><td>1989</td><td>Son grand-père</td><td>36</td><td>2 204 300</td></tr>
<tr><td>2006</td><td>Sa mère</td><td>26</td><td>2 318 750</td></tr>
<tr><td>2024</td><td>wren_taps</td><td>17</td><td>2 402 900</td></tr>
</tbody>
</table>
<p>Celui de la mère date de juillet : elle était enceinte de six mois de l’actuelle détentrice et conduisait, dit-elle, en la contournant. Il est sur le site depuis cette semaine-là, sous un pseudonyme choisi à vingt-six ans et qu’elle me prie de taire. Celui du grand-père, jusqu’à cet hiver, tenait de la légende. La borne s’en souvenait pour lui, ses initiales en haut du tableau, mais en 1997 la pile de la carte a rendu l’âme, emportant huit années de noms. Il ne restait que sa parole, et c’est un homme qui arrondit.</p>
<p>En janvier, on a retrouvé la photo. Elle était dans une boîte à biscuits, sous la garantie d’une tondeuse. On y voit l’écran, le volant et une bonne partie de son coude. À la loupe, on lit 2 204 3, puis le flash, qui a mangé les deux derniers chiffres. Un score d’Iron Ferry se termine toujours par 00 ou par 50. L’équipe de vérification a fait ce que prévoit le règlement et retenu le plus petit des deux, si bien qu’il court désormais dans cette famille un contentieux de cinquante points qui nous enterrera tous.</p>
<p>Je suis allé les voir jouer le samedi suivant. Il a soixante et onze ans et ne s’était pas assis là-dedans depuis quinze ans. Il a atteint le troisième pont, plus loin que je ne suis jamais allé, s’est extrait du siège non sans mal et a déclaré qu’on avait ramolli le frein. wren_taps lui a montré la facture : le frein a été changé en 2011, pour un plus dur.</p>`,
    },
  },
  comments: [
    {
      author: 'wren_taps',
      at: '2024-02-24T13:48:00Z',
      content:
        '<p>He has now read this. He says it was 2,204,350 and that the flash was my nan.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2024-02-24T20:10:00Z',
      content:
        '<p>Can the chart carry a note that the second score was made with the seat pushed all the way back? It seems only fair to both drivers.</p>',
    },
    {
      author: 'flo_retro',
      at: '2024-02-26T18:35:00Z',
      content:
        '<p>Une pile changée à temps coûte trois euros et sauve huit ans de noms. Si vous avez une borne chez vous, allez regarder la vôtre ce soir.</p>',
    },
  ],
};
