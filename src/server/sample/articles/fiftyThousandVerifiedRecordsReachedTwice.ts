import type { SampleArticle } from '../sampleArticle';

export const fiftyThousandVerifiedRecordsReachedTwice: SampleArticle = {
  slug: 'fifty-thousand-verified-records-reached-twice',
  category: 'news',
  author: 'tomasz_r',
  publishedAt: '2026-02-24T11:24:00Z',
  featured: false,
  cover: { motif: 'blocks', hue: 262 },
  translations: {
    en: {
      title: 'Fifty thousand verified records, reached twice',
      excerpt:
        'The counter passed the mark on the first of February, went back down four days later, and got there again with a fourteenth place.',
      content: `
<p>We reached fifty thousand on Sunday 1 February, a little after lunch, and the message I had been keeping ready since November went out to the whole team. We reached it again on Friday 20 February. That time nobody noticed until Monday, because I had woken up to sixty-three messages about Lumen Drift, which is another story.</p>
<p>In between, kestrel77 had asked an innocent question. When two charts turn out to measure the same thing and are merged, does a score that was verified in both count once or twice? I said once. Then I looked. There have been thirty-eight merges since 2011, and 214 records had been sitting in the total two times. On 5 February the counter went from 50,043 down to 49,829, and I deleted a rather fine banner.</p>
<h2>What it counts</h2>
<p>A score enters the counter when somebody from the verification team has looked at its proof and signed. A score without proof has its place in the ranking, but the counter does not see it. When you beat your own record, the new one is meant to take the place of the old. When somebody else beats it, yours stays: it is no longer first, and it is still true. A score that its owner withdraws goes out.</p>
<table>
<thead>
<tr><th scope="col">Counter</th><th scope="col">Date</th><th scope="col">The score that did it</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>February 2004</td><td>Starlance, a print posted from Leeds</td></tr>
<tr><td>1,000</td><td>August 2006</td><td>Moss Kingdom, by flo_retro</td></tr>
<tr><td>10,000</td><td>March 2014</td><td>Hexfall, by joana_b</td></tr>
<tr><td>25,000</td><td>October 2019</td><td>Neon Circuit, by caro_speed</td></tr>
<tr><td>40,000</td><td>March 2023</td><td>Paper Samurai, by n_okafor</td></tr>
<tr><td>50,000</td><td>20 February 2026</td><td>Orchard Tycoon, by rosa_pad</td></tr>
</tbody>
</table>
<p>The first ten thousand took ten years and the last ten thousand took thirty-five months. Telephones explain most of it: in 2004 a proof meant a roll of film, a shop that developed it and a stamp. The rest is arithmetic. There were two verifiers then and there are twenty-three today.</p>
<p>The fifty-thousandth record is a fourteenth place. Over a full season rosa_pad’s orchard earned 212,400, which is 300 short of the thirteenth. She asked whether I could mention that a late frost was involved. A late frost was involved.</p>`,
    },
    fr: {
      title: 'Cinquante mille records vérifiés, atteints deux fois',
      excerpt:
        'Le compteur a franchi la barre début février, est redescendu quatre jours plus tard, puis l’a repassée grâce à une quatorzième place.',
      content: `
<p>Les cinquante mille, nous les avons atteints le dimanche 1er février, un peu après le déjeuner, et le message que je gardais sous le coude depuis novembre est parti à toute l’équipe. Nous les avons atteints de nouveau le vendredi 20. Cette fois, personne ne s’en est aperçu avant le lundi : je m’étais réveillé devant soixante-trois messages au sujet de Lumen Drift, mais c’est une autre histoire.</p>
<p>Entre les deux, kestrel77 avait posé une question innocente. Quand deux classements se révèlent mesurer la même chose et qu’on les fusionne, un score vérifié des deux côtés compte-t-il une fois ou deux ? J’ai répondu une. Puis je suis allé voir. Trente-huit fusions depuis 2011, et 214 records présents en double dans le total. Le 5 février, le compteur est passé de 50 043 à 49 829, et j’ai supprimé une bannière dont j’étais assez fier.</p>
<h2>Ce qu’il compte</h2>
<p>Un score entre au compteur quand quelqu’un de l’équipe de vérification a regardé la preuve et signé. Sans preuve, il figure au classement, mais le compteur l’ignore. Qui bat son propre record voit en principe le nouveau prendre la place de l’ancien. Battu par un autre, le vôtre reste : il n’est plus premier, il est toujours vrai. Un score retiré par son auteur en sort.</p>
<table>
<thead>
<tr><th scope="col">Compteur</th><th scope="col">Date</th><th scope="col">Le score en question</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>février 2004</td><td>Starlance, un tirage posté de Leeds</td></tr>
<tr><td>1 000</td><td>août 2006</td><td>Moss Kingdom, par flo_retro</td></tr>
<tr><td>10 000</td><td>mars 2014</td><td>Hexfall, par joana_b</td></tr>
<tr><td>25 000</td><td>octobre 2019</td><td>Neon Circuit, par caro_speed</td></tr>
<tr><td>40 000</td><td>mars 2023</td><td>Paper Samurai, par n_okafor</td></tr>
<tr><td>50 000</td><td>20 février 2026</td><td>Orchard Tycoon, par rosa_pad</td></tr>
</tbody>
</table>
<p>Il a fallu dix ans pour les dix mille premiers, trente-cinq mois pour les dix mille derniers. Le téléphone y est pour beaucoup : en 2004, une preuve supposait une pellicule, un magasin pour la développer et un timbre. Le reste est affaire d’arithmétique, nous étions deux à vérifier et nous voilà vingt-trois.</p>
<p>Le cinquante-millième record est une quatorzième place. En une saison complète, le verger de rosa_pad a rapporté 212 400, soit 300 de moins que le treizième. Elle m’a demandé si je pouvais signaler une gelée tardive. Il y a eu une gelée tardive.</p>`,
    },
  },
  comments: [
    {
      author: 'kestrel77',
      at: '2026-02-24T13:02:00Z',
      content:
        '<p>I want it known that I asked because I was <em>bored</em>. Sorry about the banner, Tomasz.</p>',
    },
    {
      author: 'rosa_pad',
      at: '2026-02-24T20:36:00Z',
      content:
        '<p>Late frost, third week of April, four rows of plums. Thank you for your honesty.</p>',
    },
    {
      author: 'nine_lives',
      at: '2026-02-25T09:18:00Z',
      content:
        '<p>Quindi i sessantamila arrivano verso il 2029? Metto da parte un quindicesimo posto per l’occasione.</p>',
    },
    {
      author: 'flo_retro',
      at: '2026-03-01T17:55:00Z',
      content:
        '<p>Je me souviens du millième. On m’avait envoyé un autocollant, que j’ai collé sur une cartouche. Grosse erreur : il y est encore.</p>',
    },
  ],
};
