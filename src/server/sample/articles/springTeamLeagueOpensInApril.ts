import type { SampleArticle } from '../sampleArticle';

export const springTeamLeagueOpensInApril: SampleArticle = {
  slug: 'spring-team-league-opens-in-april',
  category: 'news',
  author: 'dani_teams',
  publishedAt: '2026-03-25T12:05:00Z',
  featured: false,
  cover: { motif: 'mountains', hue: 130 },
  translations: {
    en: {
      title: 'The spring team league opens on 13 April',
      excerpt:
        'Eight weeks, teams of four, one game drawn every Monday, and a new rule about the weakest score. Entries close on 9 April.',
      content: `
<p>Last year, in week five, we drew Velvet Cue for the second time. Nobody noticed until the Thursday, apparently because everybody was pleased. This year a drawn game stays out of the hat. The hat is a real one, it belonged to samir_proofs’ grandfather, and it will be on camera.</p>
<p>The spring team league runs from Monday 13 April to Sunday 7 June. There is room for seventy-two teams, against fifty-eight last spring, and forty-four have entered so far. A team is four players, plus a substitute if you like, and at least one of the four must be playing a first league. Entries close on Thursday 9 April at 20:00 UTC.</p>
<h2>How a week works</h2>
<ol>
<li>On Monday at 18:00 UTC we draw one game and four of its charts.</li>
<li>Each player takes one chart. Nobody plays two, and the choice is final once the first score is sent.</li>
<li>Scores count until Sunday at 22:00 UTC. Proofs may follow until Wednesday.</li>
<li>The four results are paid like any chart on the site, with the teams as its only players, and added up.</li>
</ol>
<h2>The new rule</h2>
<p>The lowest of the four results now counts twice. In last year’s final table we found eleven teams that had carried one player through eight weeks without anybody sending that player so much as a tip. We tested the change in February with six teams, and by the second week strong players had stopped polishing their second places and gone to help. rosa_pad spent a whole evening explaining a single corner of Skyline Rally to a beginner. Her team won the round on the beginner’s fourth place.</p>
<p>If you have no team, say so in the league thread, with your time zone and the evenings you <em>cannot</em> play; the evenings people say they can are always wrong. Thirty-one members found a team that way last spring. One of those teams, Late Ferry, finished third and has entered again with the same four players, two of whom still have not heard the others’ voices.</p>`,
    },
    fr: {
      title: 'La ligue de printemps par équipes ouvre le 13 avril',
      excerpt:
        'Huit semaines, des équipes de quatre, un jeu tiré chaque lundi et une nouvelle règle sur le score le plus faible. Inscriptions jusqu’au 9 avril.',
      content: `
<p>L’an dernier, en cinquième semaine, nous avons tiré Velvet Cue pour la deuxième fois. Personne ne s’en est aperçu avant le jeudi, sans doute parce que tout le monde était content. Cette année, un jeu tiré ne retourne pas dans le chapeau. C’est un vrai chapeau, il appartenait au grand-père de samir_proofs, et il passera à l’écran.</p>
<p>La ligue de printemps par équipes se joue du lundi 13 avril au dimanche 7 juin. Il y a soixante-douze places, contre cinquante-huit au printemps dernier, et quarante-quatre équipes sont déjà inscrites. Une équipe, c’est quatre joueurs, un remplaçant si l’on veut, et au moins un des quatre qui dispute sa première ligue. Clôture des inscriptions le jeudi 9 avril à 20 h 00 UTC.</p>
<h2>Une semaine type</h2>
<ol>
<li>Le lundi à 18 h 00 UTC, nous tirons un jeu et quatre de ses tableaux.</li>
<li>Chacun prend un tableau. Personne n’en joue deux, et le choix est définitif dès le premier score envoyé.</li>
<li>Les scores comptent jusqu’au dimanche à 22 h 00 UTC. Les preuves peuvent suivre jusqu’au mercredi.</li>
<li>Les quatre résultats sont payés comme sur n’importe quel tableau du site, avec les équipes pour seuls joueurs, puis additionnés.</li>
</ol>
<h2>La nouvelle règle</h2>
<p>Le plus faible des quatre résultats compte désormais double. Dans le classement final de l’an dernier, nous avons trouvé onze équipes qui avaient porté un joueur pendant huit semaines sans que personne lui envoie ne serait-ce qu’un conseil. Nous avons essayé la règle en février avec six équipes : dès la deuxième semaine, les plus forts cessaient de polir leur deuxième place et allaient donner un coup de main. rosa_pad a passé toute une soirée à expliquer un seul virage de Skyline Rally à une débutante. Son équipe a gagné la manche grâce à la quatrième place de la débutante.</p>
<p>Si vous n’avez pas d’équipe, dites-le dans le sujet de la ligue, avec votre fuseau horaire et les soirs où vous ne pouvez <em>pas</em> jouer ; ceux où l’on croit pouvoir sont toujours faux. Trente et un membres ont trouvé une équipe ainsi au printemps dernier. L’une d’elles, Late Ferry, a fini troisième et se réinscrit avec les quatre mêmes, dont deux n’ont toujours pas entendu la voix des autres.</p>`,
    },
  },
  comments: [
    {
      author: 'bassline_bo',
      at: '2026-03-25T15:40:00Z',
      content:
        '<p>Eleven teams, and I was the passenger in one of them. I did get one tip, to be fair. It was “try turning earlier”.</p>',
    },
    {
      author: 'aoki_run',
      at: '2026-03-25T23:12:00Z',
      content:
        '<p>抽選が日本時間の火曜午前三時なのは去年と同じですね。帽子は録画で拝見します。</p>',
    },
    {
      author: 'paulo_cv',
      at: '2026-03-26T18:31:00Z',
      content:
        '<p>Procuro equipa. Não posso às terças nem às quintas, e ao Velvet Cue não jogo três vezes. Ou jogo.</p>',
    },
    {
      author: 'wren_taps',
      at: '2026-03-29T10:08:00Z',
      content:
        '<p>paulo_cv, we are three and need a fourth who owns a cue. Nobody here plays on Tuesdays anyway, that is when the bins go out.</p>',
    },
  ],
};
