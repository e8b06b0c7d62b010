import type { SampleArticle } from '../sampleArticle';

export const sleepHandsAndTwoHundredSessions: SampleArticle = {
  slug: 'sleep-hands-and-two-hundred-sessions',
  category: 'speed',
  author: 'lou_framerate',
  publishedAt: '2025-09-30T06:52:00Z',
  featured: false,
  cover: { motif: 'waveform', hue: 172 },
  translations: {
    en: {
      title: 'Sleep, hands and two hundred sessions',
      excerpt:
        'After a tendon cost her a spring, caro_speed logged every session of Neon Circuit. The best column was the dullest.',
      content: `
<p>In February of last year caro_speed’s right wrist began to hurt at around the third hour. She put ice on it and played on, with the bag of peas tied in place by a scarf, and found this so clever that she posted a photograph. Six weeks later she could not open a jar, and the physiotherapist, who had seen the photograph, was not impressed.</p>
<p>When she was allowed back she started a log, mostly to prove to him that she was behaving. Every session of Neon Circuit has one line: hours slept, minutes played, personal bests, and a mark for each hand from one to five. In August she sent me all 212 lines.</p>
<table>
<thead><tr><th scope="col">Sleep the night before</th><th scope="col">Sessions</th><th scope="col">Personal bests</th></tr></thead>
<tbody>
<tr><td>Under 6 hours</td><td>41</td><td>0</td></tr>
<tr><td>6 to 7 hours</td><td>58</td><td>5</td></tr>
<tr><td>7 to 8 hours</td><td>79</td><td>12</td></tr>
<tr><td>Over 8 hours</td><td>34</td><td>6</td></tr>
</tbody>
</table>
<p>It is one person and one game, and she sleeps longest at weekends, when nobody telephones. I would not hang a law on it. But forty-one sessions is a lot of evenings to spend for nothing, and she had always believed that she drove best when tired, “because I stop thinking”. The log says that she stopped thinking and also stopped braking.</p>
<p>The other surprise is in the minutes. Of the twenty-three bests, nineteen came in the first fifty minutes. After ninety there was one, on a night when she had spent half an hour of it on the phone to her sister.</p>
<p>So the routine has become almost embarrassingly small. Warm hands, which in her flat means washing the dishes first. Fifty minutes with a kitchen timer on the far side of the room, so that she has to stand up to silence it. She also stops, timer or not, at the second clumsy mistake: a missed corner is bad luck, but a thumb that lands on the wrong button twice is telling her something.</p>
<p>She plays a third less than she did, and is four tenths faster on Harbour Loop. The left hand has been five out of five since May. The right, she says, is a four, and always asks first.</p>`,
    },
    fr: {
      title: 'Le sommeil, les mains et deux cents séances',
      excerpt:
        'Privée de printemps par un tendon, caro_speed a noté chaque séance de Neon Circuit. La colonne la plus terne dit tout.',
      content: `
<p>En février de l’an dernier, le poignet droit de caro_speed s’est mis à protester vers la troisième heure. Elle l’a glacé et a continué de jouer, un sachet de petits pois noué au bras par un foulard, si contente de sa trouvaille qu’elle en a publié la photo. Six semaines plus tard, elle n’arrivait plus à ouvrir un bocal, et le kiné, qui avait vu la photo, ne l’a pas félicitée.</p>
<p>Une fois autorisée à reprendre, elle a ouvert un journal, surtout pour lui prouver qu’elle se tenait bien. À chaque séance de Neon Circuit, une ligne : heures de sommeil, minutes de jeu, records personnels et une note de un à cinq pour chaque main. En août, elle m’a envoyé les 212 lignes.</p>
<table>
<thead><tr><th scope="col">Sommeil de la veille</th><th scope="col">Séances</th><th scope="col">Records personnels</th></tr></thead>
<tbody>
<tr><td>Moins de 6 heures</td><td>41</td><td>0</td></tr>
<tr><td>De 6 à 7 heures</td><td>58</td><td>5</td></tr>
<tr><td>De 7 à 8 heures</td><td>79</td><td>12</td></tr>
<tr><td>Plus de 8 heures</td><td>34</td><td>6</td></tr>
</tbody>
</table>
<p>Une seule personne, un seul jeu, et des nuits plus longues le week-end, quand personne ne téléphone : je n’en tirerais pas une loi. Mais quarante et une séances, cela fait bien des soirées pour rien, et elle avait toujours cru mieux piloter fatiguée, « parce que j’arrête de réfléchir ». Le journal précise qu’elle arrêtait aussi de freiner.</p>
<p>L’autre surprise est du côté des minutes. Sur les vingt-trois records, dix-neuf sont tombés dans les cinquante premières. Passé une heure et demie, il n’y en a qu’un, un soir où une demi-heure s’était écoulée au téléphone avec sa sœur.</p>
<p>Le rituel est donc devenu presque ridicule. Les mains au chaud, ce qui chez elle veut dire : la vaisselle d’abord. Cinquante minutes au minuteur de cuisine, posé à l’autre bout de la pièce pour l’obliger à se lever. Et, minuteur ou pas, elle s’arrête à la deuxième maladresse : un virage manqué, c’est la faute à pas de chance, mais un pouce qui se trompe deux fois de bouton essaie de lui dire quelque chose.</p>
<p>Elle joue un tiers de moins qu’avant et va quatre dixièmes plus vite sur Harbour Loop. La main gauche est à cinq sur cinq depuis mai. La droite, dit-elle, en est à quatre, et demande toujours la permission.</p>`,
    },
  },
  comments: [
    {
      author: 'zed_dead_zed',
      at: '2025-09-30T09:18:00Z',
      content: '<p>Reading this at the end of a five-hour night. I feel seen, and slow.</p>',
    },
    {
      author: 'paulo_cv',
      at: '2025-09-30T22:40:00Z',
      content:
        '<p>A louça antes do jogo é o melhor conselho que já li aqui. A minha mulher concorda e pede que se repita em todos os artigos.</p>',
    },
  ],
};
