import type { SampleArticle } from '../sampleArticle';

export const whatAMarginOfOneHundredthOfAPercentLooksLike: SampleArticle = {
  slug: 'what-a-margin-of-one-hundredth-of-a-percent-looks-like',
  category: 'records',
  author: 'keiko_mori',
  publishedAt: '2025-07-26T08:39:00Z',
  featured: false,
  cover: { motif: 'podium', hue: 74 },
  translations: {
    en: {
      title: 'What a 0.01% margin looks like',
      excerpt:
        'After nine hours of Orchard Tycoon, first and second place were 841 coins apart. It is less than the game can measure.',
      content: `
<p>An adult two metres tall, made 0.01 per cent shorter, loses two tenths of a millimetre. You would not notice at the doorframe. On a page of rankings it is the difference between a name in bold and a name.</p>
<p>Last week zed_dead_zed finished the ten-harvest game of Orchard Tycoon with 8,412,300 coins. The previous best, by pixel_baker, was 8,411,459. Nine hours each, and 841 coins between them: one cart of cider, sold on a dry day. I wondered what the same margin would be elsewhere on the site, and spent a train journey working it out.</p>
<table>
<thead><tr><th scope="col">Chart</th><th scope="col">First place</th><th scope="col">0.01% of it</th></tr></thead>
<tbody>
<tr><td>Starlance, endless</td><td>9,984,210</td><td>ten small ships</td></tr>
<tr><td>Skyline Rally, Water Tower</td><td>6:41.53</td><td>two frames and a bit</td></tr>
<tr><td>Hexfall</td><td>3,418,250</td><td>seven of the smallest steps</td></tr>
<tr><td>Night Courier</td><td>334 letters</td><td>one thirtieth of a letter</td></tr>
</tbody>
</table>
<p>A thirtieth of a letter is roughly the stamp.</p>
<p>pixel_baker took it well and then, being pixel_baker, went through both videos to find the cart. He did not find it. He found a hailstorm he had insured against and zed had not, worth 2,100 in his favour. He found six crates of plums forgotten in a barn at the fourth harvest, 1,300 against. There were thirty-one differences larger than the final margin, pulling in both directions, and they almost cancelled.</p>
<p>Then he found something worse. The market in Orchard Tycoon rounds its prices every morning to a whole coin. Over ten harvests, depending only on which mornings you happen to sell, that rounding is worth up to 1,100 coins either way. The winner won by less than the game’s own loose change.</p>
<p>So he asked me whether it should count as a tie. I have thought about it, and no. If we drew a line under which a difference means nothing, people would be separated by 0.01 per cent at that line instead of this one, and I would have to explain why there. A ranking is not a measurement of who is better. It is a list of what happened, in order.</p>
<p>He has started another ten harvests. This time he has emptied the barn.</p>`,
    },
    fr: {
      title: 'À quoi ressemble un écart de 0,01 %',
      excerpt:
        'Après neuf heures d’Orchard Tycoon, 841 pièces séparent le premier du deuxième. C’est moins que ce que le jeu sait mesurer.',
      content: `
<p>Un adulte de deux mètres que l’on raccourcirait de 0,01 % y perdrait deux dixièmes de millimètre. Sous le chambranle, personne ne verrait rien. Sur une page de classement, c’est ce qui sépare un nom en gras d’un nom.</p>
<p>La semaine dernière, zed_dead_zed a terminé la partie en dix récoltes d’Orchard Tycoon avec 8 412 300 pièces. Le meilleur total, celui de pixel_baker, était de 8 411 459. Neuf heures chacun et, entre les deux, 841 pièces : une charrette de cidre, vendue par temps sec. Je me suis demandé ce que donnerait le même écart ailleurs sur le site, et j’y ai passé un trajet en train.</p>
<table>
<thead><tr><th scope="col">Classement</th><th scope="col">Première place</th><th scope="col">0,01 %, c’est</th></tr></thead>
<tbody>
<tr><td>Starlance, sans fin</td><td>9 984 210</td><td>dix petits vaisseaux</td></tr>
<tr><td>Skyline Rally, Water Tower</td><td>6:41,53</td><td>deux images et des poussières</td></tr>
<tr><td>Hexfall</td><td>3 418 250</td><td>sept des plus petits pas possibles</td></tr>
<tr><td>Night Courier</td><td>334 lettres</td><td>un trentième de lettre</td></tr>
</tbody>
</table>
<p>Un trentième de lettre, cela doit faire à peu près le timbre.</p>
<p>pixel_baker l’a bien pris puis, comme on ne se refait pas, a épluché les deux vidéos à la recherche de la charrette. Il ne l’a pas trouvée. Il a trouvé une grêle contre laquelle il s’était assuré et zed non : 2 100 en sa faveur. Il a trouvé six cageots de prunes oubliés dans une grange à la quatrième récolte : 1 300 à ses dépens. En tout, trente et une différences plus grandes que l’écart final, qui tiraient dans un sens ou dans l’autre et s’annulaient presque.</p>
<p>Puis il est tombé sur pire. Chaque matin, le marché d’Orchard Tycoon arrondit ses prix à la pièce. Sur dix récoltes, selon les seuls matins où l’on a vendu, cet arrondi pèse jusqu’à 1 100 pièces, en plus ou en moins. Le vainqueur l’a emporté de moins que la menue monnaie du jeu.</p>
<p>Il m’a donc demandé s’il ne fallait pas y voir une égalité. J’y ai réfléchi, et c’est non. Si nous tracions une limite en dessous de laquelle un écart ne signifie rien, c’est autour de cette limite-là que des gens seraient séparés par 0,01 %, et il me faudrait expliquer pourquoi là. Un classement ne mesure pas qui est le meilleur. C’est la liste de ce qui est arrivé, dans l’ordre.</p>
<p>Il est reparti pour dix récoltes. Cette fois, la grange est vide.</p>`,
    },
  },
  comments: [
    {
      author: 'pixel_baker',
      at: '2025-07-26T11:14:00Z',
      content:
        '<p>Sixth harvest, and I am 4,000 ahead of my own pace. I do not trust a single coin of it.</p>',
    },
    {
      author: 'yuki_hex',
      at: '2025-07-26T13:52:00Z',
      content:
        '<p>As someone who has been in an exact tie since January, I can report that 0.00% looks very nice too.</p>',
    },
    {
      author: 'Rikard_S',
      at: '2025-07-27T09:21:00Z',
      content:
        '<p>I disagree about the line. If the clock of a game is only good to a tenth, we do not rank hundredths. Why rank coins that come from rounding?</p>',
    },
    {
      author: 'keiko_mori',
      at: '2025-07-28T01:05:00Z',
      content:
        '<p>Because the coins are on the screen and the hundredths are not. It is the least philosophical answer, but it is one we can check.</p>',
    },
  ],
};
