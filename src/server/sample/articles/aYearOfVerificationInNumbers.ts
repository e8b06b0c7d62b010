import type { SampleArticle } from '../sampleArticle';

export const aYearOfVerificationInNumbers: SampleArticle = {
  slug: 'a-year-of-verification-in-numbers',
  category: 'news',
  author: 'samir_proofs',
  publishedAt: '2026-01-12T13:05:00Z',
  featured: false,
  cover: { motif: 'equalizer', hue: 168 },
  translations: {
    en: {
      title: 'A year of verification in numbers',
      excerpt:
        'We closed 6,240 proofs in 2025. The line of the table that bothers us is not the one where we said no.',
      content: `
<p>Here is 2025, before any adjectives.</p>
<table>
<thead>
<tr><th scope="col">What became of the proof</th><th scope="col">Number</th><th scope="col">Share</th></tr>
</thead>
<tbody>
<tr><td>Accepted</td><td>5,410</td><td>86.7%</td></tr>
<tr><td>Declined</td><td>412</td><td>6.6%</td></tr>
<tr><td>Question asked, no answer</td><td>331</td><td>5.3%</td></tr>
<tr><td>Withdrawn by the player</td><td>87</td><td>1.4%</td></tr>
<tr><td>Total</td><td>6,240</td><td>100%</td></tr>
</tbody>
</table>
<p>The third line is the one we talked about in December. On 331 occasions somebody made a score, photographed or filmed it, sent it to us, got a question back and was never heard from again. We reread all of those conversations. In 163 the question was simply which version of the game it was, and it was fair enough. In most of the others the trouble was ours. Our standard message consisted of two words, “Proof insufficient”, and I would not have answered it either.</p>
<p>Since October the message says what is missing, what was already fine, and that the score stays in its place meanwhile. Before the change, 58% of people replied. In the last quarter it was 81%.</p>
<h2>Slow, and wrong</h2>
<p>The median wait was nine days over the year and eleven by the end of it, and 1,870 proofs were in the queue on 1 January. This is too slow. The slowest of all needed forty-seven days, being nine hours and twelve minutes of Hexfall in one take, which three of us watched in turns. It was accepted. The player makes tea twice, and we could all pick out that kettle in a crowd.</p>
<p>Ninety-six people appealed, and twenty-seven of them were right. Two of the twenty-seven were mine. In the first I had misread a date. In the second I declined a Velvet Cue photograph because the whole picture was upside down, which looked to me like a clumsy trick. It had been taken in a bar, on a table-top machine, from the second player’s chair, and those machines turn the picture round for the person sitting opposite. I had written a rather stern letter. The reply was a photograph of the chair.</p>
<p>We are seventeen, in eight countries, and there is room for six more, ideally living where it is daytime while Casablanca sleeps. Good eyes help less than you would think. What we look for is somebody who can write “no” in such a way that the player comes back.</p>`,
    },
    fr: {
      title: 'Une année de vérification en chiffres',
      excerpt:
        'Nous avons traité 6 240 preuves en 2025. Et la ligne du tableau qui nous chagrine n’est pas celle des refus.',
      content: `
<p>Voici 2025, sans adjectifs pour commencer.</p>
<table>
<thead>
<tr><th scope="col">Ce que la preuve est devenue</th><th scope="col">Nombre</th><th scope="col">Part</th></tr>
</thead>
<tbody>
<tr><td>Acceptée</td><td>5 410</td><td>86,7 %</td></tr>
<tr><td>Refusée</td><td>412</td><td>6,6 %</td></tr>
<tr><td>Question posée, sans réponse</td><td>331</td><td>5,3 %</td></tr>
<tr><td>Retirée par le joueur</td><td>87</td><td>1,4 %</td></tr>
<tr><td>Total</td><td>6 240</td><td>100 %</td></tr>
</tbody>
</table>
<p>C’est de la troisième ligne que nous avons parlé en décembre. À 331 reprises, quelqu’un a fait un score, l’a photographié ou filmé, nous l’a envoyé, a reçu une question et n’a plus jamais donné signe de vie. Nous avons relu tous ces échanges. Dans 163 cas, nous demandions seulement de quelle version du jeu il s’agissait, et il n’y avait rien à redire. Dans la plupart des autres, le problème venait de nous. Notre message type tenait en deux mots, « Preuve insuffisante », et je n’y aurais pas répondu non plus.</p>
<p>Depuis octobre, il indique ce qui manque, ce qui convenait déjà, et que le score garde sa place en attendant. Avant, 58 % des gens répondaient. Au dernier trimestre, ils étaient 81 %.</p>
<h2>Nos lenteurs, nos erreurs</h2>
<p>L’attente médiane a été de neuf jours sur l’année, de onze à la fin, et 1 870 preuves patientaient au 1er janvier. C’est trop long. La plus lente a demandé quarante-sept jours : neuf heures et douze minutes de Hexfall d’une traite, que nous avons regardées à trois, en nous relayant. Elle a été acceptée. On y prépare deux fois du thé, et nous reconnaîtrions cette bouilloire entre mille.</p>
<p>Quatre-vingt-seize personnes ont fait appel, et vingt-sept avaient raison, dont deux contre moi. La première fois, j’avais mal lu une date. La seconde, j’avais refusé une photo de Velvet Cue parce que l’image était à l’envers, ce qui m’avait paru une ruse assez grossière. Elle avait été prise dans un bar, sur une table cocktail, depuis le siège du deuxième joueur ; or ces machines retournent l’image pour celui qui est assis en face. J’avais écrit une lettre plutôt sèche. On m’a répondu par une photo du siège.</p>
<p>Nous sommes dix-sept, dans huit pays, et il reste six places, de préférence là où il fait jour quand Casablanca dort. Avoir de bons yeux sert moins qu’on ne croit. Nous cherchons surtout des gens capables d’écrire « non » de telle façon que le joueur revienne.</p>`,
    },
  },
  comments: [
    {
      author: 'pixel_baker',
      at: '2026-01-12T15:30:00Z',
      content:
        '<p>I was one of the 331, in February. I thought “Proof insufficient” was the end of it, so I sulked. Is it too late to send the whole screen?</p>',
    },
    {
      author: 'deltaV',
      at: '2026-01-12T18:14:00Z',
      content:
        '<p>It can’t be too late, the score is still yours. What I’d like to see next year is the declined 412 broken down by game. My money is on Night Courier.</p>',
    },
    {
      author: 'joana_b',
      at: '2026-01-13T09:52:00Z',
      content: '<p>A chaleira do Hexfall é minha. Fico feliz de saber que é famosa.</p>',
    },
  ],
};
