import type { SampleArticle } from '../sampleArticle';

export const fifteenTriesThenSomethingElse: SampleArticle = {
  slug: 'fifteen-tries-then-something-else',
  category: 'guides',
  author: 'lou_framerate',
  publishedAt: '2024-02-21T19:06:00Z',
  featured: false,
  cover: { motif: 'stopwatch', hue: 28 },
  translations: {
    en: {
      title: 'Fifteen tries, then something else',
      excerpt:
        'I played one roof 214 times in an evening and got steadily worse. A notebook and a small number did more for me than willpower.',
      content: `
<p>The laundry roof in Night Courier lasts nine seconds. You leave the stairwell, cross three washing lines while the guard’s lamp swings left, and drop into the yard before it swings back. On 4 January I tried it 214 times in one evening. I got across 31 times in the first hour, 12 in the second and 9 in the third. By midnight I had mastered one thing, which was falling off the second line.</p>
<p>Hands learn whatever you repeat. They have no opinion about which version you wanted to keep.</p>
<h2>The notebook</h2>
<p>Since then I work in blocks of fifteen. One stroke per try, a circle around it if it was clean. After fifteen I put the pad down, whatever the page says, and play something in the same game that I like: the canal, two minutes, no clock. Then another block if I feel like one. Three blocks an evening, never four. If the last try is a miss I play the roof once more at walking pace, so that the hand goes to bed with the right movement in it.</p>
<table>
<thead>
<tr><th scope="col">Evening</th><th scope="col">Tries</th><th scope="col">Clean</th></tr>
</thead>
<tbody>
<tr><td>Monday</td><td>45</td><td>22</td></tr>
<tr><td>Tuesday</td><td>45</td><td>29</td></tr>
<tr><td>Wednesday</td><td>45</td><td>28</td></tr>
<tr><td>Thursday</td><td>45</td><td>33</td></tr>
<tr><td>Friday</td><td>45</td><td>37</td></tr>
</tbody>
</table>
<p>That is 225 tries, about what I wasted on 4 January, and 149 clean ones instead of 52. On Wednesday I had a cold.</p>
<h2>The section is shorter than you think</h2>
<p>On the Thursday I filmed my thumbs. I had been pressing jump on the swing of the lamp, when the edge of the roof was the thing to watch. The hard section turned out to be half a second long, with eight and a half seconds I could already play wrapped around it. Now I start at the stairwell door, stop after the second line, and fit three tries where one used to go.</p>
<p>Learn your own sign that the evening is over, too. Mine is pressing reset while the courier is still in the air. kestrel77 says his is talking to the guard.</p>
<p>The run that counted came on 11 February: 14:52.3, with a roof so uneventful that I nearly missed it. I lost two seconds in the canal.</p>`,
    },
    fr: {
      title: 'Quinze essais, puis autre chose',
      excerpt:
        'J’ai joué le même toit 214 fois en une soirée, de plus en plus mal. Un carnet et un petit nombre ont fait mieux que la volonté.',
      content: `
<p>Le toit de la buanderie, dans Night Courier, dure neuf secondes. On sort de la cage d’escalier, on franchit trois cordes à linge pendant que la lampe du gardien part à gauche, on saute dans la cour avant qu’elle revienne. Le 4 janvier, je l’ai tenté 214 fois dans la soirée. Trente et une réussites la première heure, douze la deuxième, neuf la troisième. À minuit, je ne maîtrisais plus qu’une chose : la chute à la deuxième corde.</p>
<p>Les mains apprennent ce qu’on leur répète. Elles ne demandent pas quelle version on comptait garder.</p>
<h2>Le carnet</h2>
<p>Depuis, je travaille par blocs de quinze. Un trait par essai, un cercle autour s’il était propre. Au quinzième, je pose la manette, quoi que dise la page, et je joue dans le même jeu un passage que j’aime : le canal, deux minutes, sans chrono. Puis un autre bloc, si le cœur m’en dit. Trois par soir, jamais quatre. Et quand le dernier essai est raté, je refais le toit une fois au pas, pour que la main aille se coucher avec le bon geste.</p>
<table>
<thead>
<tr><th scope="col">Soir</th><th scope="col">Essais</th><th scope="col">Propres</th></tr>
</thead>
<tbody>
<tr><td>Lundi</td><td>45</td><td>22</td></tr>
<tr><td>Mardi</td><td>45</td><td>29</td></tr>
<tr><td>Mercredi</td><td>45</td><td>28</td></tr>
<tr><td>Jeudi</td><td>45</td><td>33</td></tr>
<tr><td>Vendredi</td><td>45</td><td>37</td></tr>
</tbody>
</table>
<p>Cela fait 225 essais, à peu près ce que j’avais gaspillé le 4 janvier, et 149 propres au lieu de 52. Le mercredi, j’avais un gros rhume.</p>
<h2>Le passage est plus court qu’on ne croit</h2>
<p>Le jeudi, j’ai filmé mes pouces. Je sautais au mouvement de la lampe, alors que c’était le bord du toit qu’il fallait regarder. Le passage difficile durait une demi-seconde, emballée dans huit secondes et demie que je savais déjà jouer. Maintenant je pars de la porte de l’escalier, je m’arrête après la deuxième corde, et je case trois essais là où il en tenait un.</p>
<p>Apprenez aussi à reconnaître le signe que la soirée est finie. Le mien, c’est de recommencer alors que le coursier est encore en l’air. kestrel77 me dit que le sien, c’est de parler au gardien.</p>
<p>La partie qui compte est venue le 11 février : 14:52,3, avec un toit si tranquille que j’ai failli ne pas le remarquer. J’ai perdu deux secondes dans le canal.</p>`,
    },
  },
  comments: [
    {
      author: 'kestrel77',
      at: '2024-02-21T22:41:00Z',
      content: '<p>For the record, the guard started it.</p>',
    },
    {
      author: 'caro_speed',
      at: '2024-02-22T07:15:00Z',
      content:
        '<p>Le coup du dernier essai au pas, je le fais depuis une semaine sur Skyline Rally. Je me sens un peu ridicule à 30 km/h dans l’épingle, mais le lendemain elle passe. Merci, Lou.</p>',
    },
    {
      author: 'deltaV',
      at: '2024-02-24T18:03:00Z',
      content:
        '<p>I am not sure about never four blocks. My fourth is often my best. Then again I have not kept a notebook, so “often” may mean once in 2021.</p>',
    },
  ],
};
