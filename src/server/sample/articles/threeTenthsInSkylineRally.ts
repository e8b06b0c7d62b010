import type { SampleArticle } from '../sampleArticle';

export const threeTenthsInSkylineRally: SampleArticle = {
  slug: 'three-tenths-in-skyline-rally',
  category: 'speed',
  author: 'lou_framerate',
  publishedAt: '2026-10-22T16:25:00Z',
  featured: false,
  cover: { motif: 'racetrack', hue: 18 },
  translations: {
    en: {
      title: 'Three tenths in Skyline Rally, lap by lap',
      excerpt:
        'marek_lap has beaten a nineteen-month-old time by 0.30 s, and the lap that won it is one he drove slower.',
      content: `
<p>Water Tower is six laps of gravel and tram rails above a harbour nobody ever gets to look at. caro_speed had owned it since March 2025 with 6:41.53. On Sunday marek_lap drove 6:41.23, and sent me both videos side by side with the message “tell me where, I honestly don’t know”. So I put them on the bench and went looking.</p>
<table>
<thead><tr><th scope="col">Lap</th><th scope="col">caro_speed</th><th scope="col">marek_lap</th><th scope="col">Difference</th></tr></thead>
<tbody>
<tr><td>1</td><td>1:09.42</td><td>1:09.50</td><td>+0.08</td></tr>
<tr><td>2</td><td>1:06.31</td><td>1:06.18</td><td>−0.13</td></tr>
<tr><td>3</td><td>1:06.35</td><td>1:06.35</td><td>0.00</td></tr>
<tr><td>4</td><td>1:06.28</td><td>1:06.41</td><td>+0.13</td></tr>
<tr><td>5</td><td>1:06.40</td><td>1:06.20</td><td>−0.20</td></tr>
<tr><td>6</td><td>1:06.77</td><td>1:06.59</td><td>−0.18</td></tr>
</tbody>
</table>
<p>Lap one first, because it looks like a mistake. Everybody leaves the line in first gear with the wheels screaming. Marek pulls away in second. It costs him eight hundredths, visible on the screen as a red number that would make most of us restart.</p>
<p>Lap two gives it back and a little more at the tram stop, where he keeps the left wheels inside the rail. Lap three is a dead heat to the hundredth, which is a coincidence and I refuse to read anything into it.</p>
<p>Lap four is the ugly one. He touches the last cone of the chicane, the rear steps out, and the whole profit is gone: after four laps he is 0.08 behind. He told me he kept going because his tea was still too hot to drink.</p>
<p>Then come the last two laps. In Skyline Rally, rear grip fades with every metre of wheelspin, and the car never tells you. Caro’s tyres are finished by the fifth hairpin of lap five; you can see her opening the steering to catch the slide. Marek’s are not. He turns in a car’s width later, twice per lap, and that is thirty-eight hundredths.</p>
<p>So there is the answer I sent him. He won it at the start line, in second gear, by losing.</p>`,
    },
    fr: {
      title: 'Trois dixièmes à Skyline Rally, tour par tour',
      excerpt:
        'marek_lap efface de 0,30 s un temps vieux de dix-neuf mois. Le tour décisif est pourtant un tour où il perd du terrain.',
      content: `
<p>Water Tower, ce sont six tours de gravier et de rails de tramway au-dessus d’un port que personne n’a jamais le loisir de regarder. Depuis mars 2025, le circuit appartenait à caro_speed en 6:41,53. Dimanche, marek_lap a signé 6:41,23 et m’a envoyé les deux vidéos côte à côte, avec ces mots : « Dis-moi où, moi je n’en sais franchement rien. » Je les ai donc posées sur l’établi.</p>
<table>
<thead><tr><th scope="col">Tour</th><th scope="col">caro_speed</th><th scope="col">marek_lap</th><th scope="col">Écart</th></tr></thead>
<tbody>
<tr><td>1</td><td>1:09,42</td><td>1:09,50</td><td>+0,08</td></tr>
<tr><td>2</td><td>1:06,31</td><td>1:06,18</td><td>−0,13</td></tr>
<tr><td>3</td><td>1:06,35</td><td>1:06,35</td><td>0,00</td></tr>
<tr><td>4</td><td>1:06,28</td><td>1:06,41</td><td>+0,13</td></tr>
<tr><td>5</td><td>1:06,40</td><td>1:06,20</td><td>−0,20</td></tr>
<tr><td>6</td><td>1:06,77</td><td>1:06,59</td><td>−0,18</td></tr>
</tbody>
</table>
<p>Commençons par le premier tour, puisqu’il a tout d’une erreur. D’habitude, on s’arrache de la ligne en première, dans un hurlement de pneus. Marek, lui, démarre en seconde. Il y laisse huit centièmes, affichés en rouge à l’écran : la plupart d’entre nous auraient déjà recommencé.</p>
<p>Il les récupère au deuxième tour, avec un petit bénéfice, à l’arrêt du tram, en gardant les roues gauches à l’intérieur du rail. Troisième tour : égalité au centième. C’est un hasard, et je refuse d’y voir autre chose.</p>
<p>Le quatrième est le vilain petit tour. Il touche le dernier cône de la chicane, l’arrière décroche et tout le gain s’envole : le voilà 0,08 s derrière. S’il a continué, m’a-t-il dit, c’est que son thé était encore trop chaud.</p>
<p>Restent les deux derniers. Dans Skyline Rally, chaque mètre de patinage use l’adhérence arrière, et la voiture n’en dit jamais rien. Dès la cinquième épingle du cinquième tour, les pneus de Caro sont morts ; on la voit rouvrir le volant pour rattraper la glisse. Ceux de Marek tiennent encore. Il braque une largeur de voiture plus tard, deux fois par tour : trente-huit centièmes.</p>
<p>Voilà donc ce que je lui ai répondu. Il a gagné sur la ligne de départ, en seconde, en perdant du temps.</p>`,
    },
  },
  comments: [
    {
      author: 'caro_speed',
      at: '2026-10-22T18:03:00Z',
      content:
        '<p>I watched lap five three times looking for someone to blame and it was me every time. Well driven, Marek. I am trying second gear tonight.</p>',
    },
    {
      author: 'marek_lap',
      at: '2026-10-22T19:47:00Z',
      content:
        '<p>The truth is that I pulled away in second because I had forgotten to shift down after the previous attempt. I only did it on purpose the <em>second</em> time.</p>',
    },
    {
      author: 'hugo_1986',
      at: '2026-10-23T07:12:00Z',
      content: '<p>Donc la méthode scientifique, c’est l’oubli et le thé brûlant. Je note.</p>',
    },
  ],
};
