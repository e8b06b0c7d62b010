import type { SampleArticle } from '../sampleArticle';

export const aLetterAfterFourteenYears: SampleArticle = {
  slug: 'a-letter-after-fourteen-years',
  category: 'community',
  author: 'dani_teams',
  publishedAt: '2025-12-19T18:35:00Z',
  featured: false,
  cover: { motif: 'city', hue: 246 },
  translations: {
    en: {
      title: 'A letter after fourteen years',
      excerpt:
        'She expected a deleted account. She found an unread message, a record in 37th place and a team that had kept her chair.',
      content: `
<p>This came to the contact address on the first Sunday of Advent. The member who wrote it lets us print it, on condition that we correct nothing but the commas.</p>
<blockquote>
<p>Hello. I used to be brasspenny. I think I still am, that is what I am writing about.</p>
<p>I stopped in November 2011. There was no quarrel. I had a baby on a Tuesday and a second one two years later, and between the two the computer became a place where one pays for electricity. I did not decide to leave. I would like that to be known, because I have read threads here about people who “left”, and they all sound as if they had slammed something.</p>
<p>Last week my eldest, who is fourteen, said at table that nobody’s parents had ever been good at a game. I said I had been ninth in the world at <em>Moss Kingdom</em>. She asked for the proof. So I came to look for it, expecting an empty page, since I suppose one deletes people.</p>
<p>It took eleven passwords. It was the cat.</p>
<p>I am thirty-seventh. I had to sit down, and not because of the fall: I had thought of it all these years as ninth, as a thing which stays where you put it, and twenty-eight people had walked past in the meantime, politely, one by one. I recognise four of the names.</p>
<p>Then I saw the envelope. One message, unread, 25 November 2011, from joana_b. It said: <em>You missed Thursday. Are you all right? We started without you but we left your colour.</em> I had never seen it. I looked for the team, thinking it would be gone as well. The Slow Left Hand, <em>Velvet Cue</em>, four places. Three of them are still playing. The fourth is green, and it is me, with 14 years of nothing next to my name. They could have replaced me in a minute, there is a button.</p>
<p>My daughter has seen the proof. She says thirty-seventh is not ninth. She is right, and she has asked for an account.</p>
<p>Could you tell joana_b that I am all right? I would do it myself, but after all this time I cannot find the first sentence.</p>
</blockquote>
<p>I passed it on the same evening. The answer took six minutes and was a single line: <em>Thursday, nine o’clock, you are still green.</em></p>`,
    },
    fr: {
      title: 'Une lettre, quatorze ans après',
      excerpt:
        'Elle s’attendait à un compte effacé. Elle a trouvé un message non lu, une 37e place et une équipe qui lui gardait sa chaise.',
      content: `
<p>Cette lettre est arrivée à l’adresse de contact le premier dimanche de l’avent. Son autrice nous permet de la publier, à condition de ne toucher qu’aux virgules.</p>
<blockquote>
<p>Bonjour. J’étais brasspenny. Je crois que je le suis encore, c’est bien pour ça que j’écris.</p>
<p>J’ai arrêté en novembre 2011. Il n’y a pas eu de dispute. J’ai eu un enfant un mardi, un autre deux ans plus tard, et entre les deux l’ordinateur est devenu un endroit où l’on paie l’électricité. Je n’ai pas décidé de partir. J’aimerais que ce soit dit, parce que j’ai lu ici des fils sur les gens qui « sont partis », et à chaque fois on croirait entendre une porte claquer.</p>
<p>La semaine dernière, à table, mon aînée, qui a quatorze ans, a déclaré que les parents de personne n’avaient jamais été bons à un jeu. J’ai répondu que j’avais été neuvième mondiale à <em>Moss Kingdom</em>. Elle a demandé la preuve. Je suis donc venue la chercher, en m’attendant à une page vide, puisque je suppose qu’on efface les gens.</p>
<p>Il m’a fallu onze mots de passe. C’était le chat.</p>
<p>Je suis trente-septième. Je me suis assise, et pas à cause de la chute. Toutes ces années, j’avais gardé cette neuvième place en tête comme un objet qui reste là où on l’a posé, et pendant ce temps vingt-huit personnes étaient passées devant, poliment, une par une. Je reconnais quatre noms.</p>
<p>Puis j’ai vu l’enveloppe. Un message non lu, du 25 novembre 2011, de joana_b. Il disait : <em>Tu as manqué jeudi. Tout va bien ? On a commencé sans toi mais on a laissé ta couleur.</em> Je ne l’avais jamais vu. J’ai cherché l’équipe, persuadée qu’elle avait disparu aussi. The Slow Left Hand, <em>Velvet Cue</em>, quatre places. Trois jouent toujours. La quatrième est verte, et c’est moi, avec quatorze ans de rien en face de mon nom. Ils pouvaient me remplacer en une minute, il y a un bouton pour ça.</p>
<p>Ma fille a vu la preuve. Elle dit que trente-septième, ce n’est pas neuvième. Elle a raison, et elle veut un compte.</p>
<p>Pourriez-vous dire à joana_b que tout va bien ? Je le ferais moi-même, mais depuis le temps je ne trouve pas la première phrase.</p>
</blockquote>
<p>J’ai transmis le soir même. La réponse a mis six minutes et tenait en une ligne : <em>Jeudi, neuf heures, tu es toujours verte.</em></p>`,
    },
  },
  comments: [
    {
      author: 'joana_b',
      at: '2025-12-19T19:22:00Z',
      content:
        '<p>For the record, she won the first frame. Fourteen years, and she still takes two minutes over a straight pot.</p>',
    },
    {
      author: 'TheQuietOne',
      at: '2025-12-19T22:50:00Z',
      content:
        '<p>I was one of the twenty-eight, I believe in 2016. I would have knocked had I known there was somebody in.</p>',
    },
    {
      author: 'caro_speed',
      at: '2025-12-20T10:16:00Z',
      content:
        '<p>Le chat, forcément. Le mien protège encore trois comptes dont je ne sais plus à quoi ils servent.</p>',
    },
  ],
};
