#!/usr/bin/env python3
# Reads the written files anew (csv module, own number reading) and recomputes every `must`; checks the case lines.
import csv, json, io, re, sys, os
from collections import defaultdict
H = os.path.dirname(os.path.abspath(__file__)); cases = {}
for h in ("open", "sealed"):
    for l in open(f"{H}/{h}/cases.jsonl"): c = json.loads(l); c["half"] = h; cases[int(re.match(r"y(\d+)", c["id"])[1])] = c
def txt(n): c = cases[n]; return open(f"{H}/{c['half']}/{c['table']}", "rb").read().decode("latin-1" if n == 4 else "utf-8-sig")
def grid(n, sep): return list(csv.reader(io.StringIO(txt(n)), delimiter=sep))
def tab(n, sep, skip=0, keep=lambda r: True):
    g = grid(n, sep)[skip:]; return [dict(zip(g[0], r)) for r in g[1:] if r and len(r) == len(g[0]) and keep(r)]
def eu(s): s = re.sub(r"[^\d,.\-]", "", s); return float(s.replace(".", "").replace(",", ".")) if s else 0.0
def us(s):
    neg = s.startswith("("); s = re.sub(r"[^\d.\-]", "", s); v = float(s) if s else 0.0; return -v if neg else v
sm = lambda t, k, f=eu, w=lambda r: True: sum(f(r[k]) for r in t if w(r))
V = {}
t = tab(1, ";"); k = "Zählerstand (kWh)"; s = lambda d, g=None: sm(t, k, eu, lambda r: r["Ablesedatum"] == d and g in (None, r["Gebäude"]))
V[1] = [s("31.12.2024") - s("31.12.2021"), s("31.12.2024", "Hallenbad") - s("31.12.2021", "Hallenbad"), s("31.12.2024") - s("31.12.2023"), (s("31.12.2024") - s("31.12.2023")) / (s("31.12.2023") - s("31.12.2022")) - 1]
t = tab(2, ";", 0, lambda r: r[1]); mean = lambda v: sum(v) / len(v); q = "q4_satisfaction_globale"
V[2] = [mean([int(r[q]) for r in t if r[q] != "99"]), mean([int(r["q2_delai"]) for r in t if r["q2_delai"] != "99"]), mean([int(r[q]) for r in t if r[q] != "99" and r["agence"].startswith("Lille")])]
g = grid(3, ";")[6:]; c = None; rows = []
for r in g:
    if len(r) < 15 or not r[1]: continue
    c = r[0] or c; rows.append((c, r[1], [eu(x) for x in r[2:14]]))
V[3] = [sum(sum(x[2]) for x in rows), sum(sum(x[2]) for x in rows if x[0] == "Madrid"), sum(sum(x[2]) for x in rows if x[1] == "Alimentación"), sum(x[2][11] for x in rows)]; assert len(rows) == 72
assert abs(eu(grid(3, ";")[5][14]) - V[3][0]) < .2
t = tab(4, ";"); inv = {r["Numero fattura"]: eu(r["Totale fattura"]) for r in t}; a = sm(t, "Importo riga"); assert abs(a - sum(inv.values())) < .1
V[4] = [sum(inv.values()), len(inv), sm(t, "Importo riga", eu, lambda r: r["Descrizione"] == "Macchina espresso"), a / len(inv)]
t = tab(5, ";"); la = [r for r in t if r["Schlüssel"].isdigit() and r["Schlüssel"] != "00"]; u = lambda y, k="Arbeitslose": sm(la, k, eu, lambda r: r["Jahr"] == y)
V[5] = [u("2024"), u("2024") / u("2024", "Erwerbspersonen"), u("2024") / u("2015") - 1, sm(la, "Arbeitslose", eu, lambda r: r["Jahr"] == "2024" and r["Gebiet"].startswith("Nordrhein"))]
assert abs(sm(t, "Arbeitslose", eu, lambda r: r["Jahr"] == "2024" and r["Gebiet"] == "Deutschland") - V[5][0]) < 1
assert max((r for r in la if r["Jahr"] == "2024"), key=lambda r: eu(r["Arbeitslose"]))["Gebiet"].startswith("Nordrhein")
t = tab(6, ";"); l = [r for r in t if r["Datum"] == "29-12-2021"]; V[6] = [sm(l, "Totaal gemeld"), sm(l, "Ziekenhuisopnames totaal"), sm(l, "Totaal gemeld", eu, lambda r: r["Gemeente"] == "Rotterdam")]
assert max(l, key=lambda r: eu(r["Totaal gemeld"]))["Gemeente"] == "Rotterdam"
t = tab(7, ","); ok = [r for r in t if r["Minutes to resolve"] != "9999"]
V[7] = [mean([int(r["Minutes to resolve"]) for r in ok]), mean([int(r["Minutes to resolve"]) for r in ok if r["Site"] == "Leeds"]), mean([int(r["CSAT (1-5)"]) for r in t if r["CSAT (1-5)"] != "n/a"])]
t = tab(8, ";"); s = lambda *w: sm(t, "Valor", eu, lambda r: r["Cenário"] == w[0] and (len(w) < 2 or w[1](r))); m9 = lambda r: r["Mês"][:3] not in ("out", "nov", "dez")
V[8] = [s("Realizado"), s("Orçado"), s("Realizado") / s("Orçado", m9) - 1, s("Realizado", lambda r: r["Centro de custo"] == "TI")]
t = tab(9, ";"); s = lambda i, w=lambda r: True: sm(t, "Valeur", eu, lambda r: r["Indicateur"] == i and w(r)); ca = "Chiffre d'affaires"
V[9] = [s(ca), s("Nombre de tickets"), s(ca, lambda r: r["Magasin"] == "Bordeaux"), s(ca, lambda r: r["Mois"].endswith("2024")) / s(ca, lambda r: r["Mois"].endswith("2023")) - 1, s("Effectif", lambda r: r["Mois"] == "12/2024")]
t = tab(10, ",", 1 if grid(10, ",")[1] and grid(10, ",")[1][0] == "Trade Date" else 2, lambda r: r[0][0].isdigit()); b = 0
for r in t: b = round(b + us(r["Net Amount"]), 2); assert b == us(r["Cash Balance"]), r
V[10] = [b, sm(t, "Net Amount", us, lambda r: r["Action"] == "Dividend"), sm(t, "Commission", us), sm(t, "Net Amount", us, lambda r: r["Action"] == "Deposit")]
d = json.loads(txt(11))["data"]; mk = [x for x in d if x["customer"]["segment"] == "Marketplace"]; sg = defaultdict(float)
for x in d: sg[x["customer"]["segment"]] += x["amounts"]["net"]
V[11] = [sum(sg.values()), max(sg.values()), mean([x["returned"] for x in d]), mean([x["returned"] for x in mk])]
t = tab(12, ";"); K = "Köpfe (Stichtag)"; s = lambda m: sm(t, K, eu, lambda r: r["Monat"] == m)
V[12] = [s("Jun 24"), s("Jun 24") / s("Jan 22") - 1, sm(t, "Personalkosten (EUR)"), sm(t, "Austritte")]
t = [r for r in tab(13, ";") if r["Filiale"] not in ("", "Total")]; f = lambda s: float(s.replace("'", "")); U = sm(t, "Umsatz CHF", f); z = sm(t, "Umsatz CHF", f, lambda r: r["Filiale"].startswith("Z")); assert len(t) == 576
V[13] = [U, sm(t, "Kunden", f), z, z / U]
g = [r for r in grid(14, ",") if len(r) == 5 and r[4].isdigit()]; v = lambda i, w=lambda r: True: sum(us(r[i]) for r in g if w(r)); assert len(g) == 216
V[14] = [v(2), v(3), v(2, lambda r: r[1] == "Central"), v(2, lambda r: r[0].endswith("2024")) / v(2, lambda r: r[0].endswith("2023")) - 1]
t = tab(15, ";"); E, S_, A = (sm(t, k) for k in ("Ricavi camere (€)", "Camere vendute", "Camere disponibili")); lo = [r for r in t if r["Struttura"].startswith("Locanda")]
V[15] = [E, S_ / A, E / S_, sm(t, "Ricavi camere (€)", eu, lambda r: r["Struttura"].startswith("Grand")), sm(lo, "Camere vendute") / sm(lo, "Camere disponibili")]
t = tab(16, ";"); ln = {r["N° contrat"]: eu(r["Montant du prêt"]) for r in t}; assert len(ln) == 60
V[16] = [sm(t, "Mensualité"), sm(t, "Mensualité", eu, lambda r: r["Statut"] == "Impayée"), sum(ln.values()), sm(t, "dont intérêts")]
t = tab(17, ","); un = {r["Receipt no."]: r for r in t}; u = list(un.values())
V[17] = [sm(u, "Amount", us), len(t) - len(u), sm(u, "Amount", us, lambda r: r["City"].strip().lower() == "bristol"), sm(u, "Amount", us, lambda r: r["Campaign"] == "Legacy")]
t = tab(18, ";"); hd = list(t[0]); ag = "enero febrero marzo abril mayo junio julio agosto".split(); s = lambda y, w=lambda r: True: sm(t, "Viajeros", eu, lambda r: r["Año"] == y and w(r))
V[18] = [sm(t, "Viajeros"), sm(t, "Pernoctaciones"), s("2024") / s("2023", lambda r: r["Mes"] in ag) - 1, sm(t, "Pernoctaciones") / sm(t, "Viajeros")]
t = tab(19, "|"); am = lambda s: us(s) * {"M": 1e6, "K": 1e3}.get(s[-1], 1); F = lambda y: sm(t, "Amount", am, lambda r: r["Fiscal quarter"].startswith(y)); by = defaultdict(float)
for r in t: by[r["Agency"]] += am(r["Amount"])
V[19] = [sm(t, "Amount", am), F("FY24"), F("FY24") / F("FY23") - 1, max(by.values())]; assert max(by, key=by.get) == "Dept. of Energy", by
t = tab(20, "\t", 0, lambda r: r[0] != "Gesamt"); T = sm(t, "Betrag (EUR)"); al = sm(t, "Betrag (EUR)", eu, lambda r: r["Material"] == "Altmetall"); Y = lambda y: sm(t, "Betrag (EUR)", eu, lambda r: r["Datum"].endswith(y))
V[20] = [T, al, al / T, Y("24") / Y("23") - 1]
g = [[int(x) for x in r[1:]] for r in grid(21, ";")[2:]]; T = sum(sum(r[1:6]) for r in g); assert T == sum(r[6] for r in g)
cs = [sum(r[i] for r in g) for i in range(1, 6)]; assert max(cs) == cs[1]
V[21] = [T, cs[1] / T, sum(r[6] for r in g if r[0] == 2024), cs[3] / T]
g = [l for l in csv.DictReader(io.StringIO("\n".join(l for l in txt(22).splitlines() if l[0] != "#")))]; w = lambda k, n=None: [float(r[k]) for r in g if float(r[k]) > -900 and n in (None, r["station"])]
V[22] = [mean(w("temp_c")), sum(w("rain_mm")), mean(w("temp_c", "Summit")), sum(w("rain_mm", "Summit"))]
t = tab(23, "\t"); s = lambda k=None, v=None: sm(t, "Valor (R$)", eu, lambda r: k is None or r[k] == v); V[23] = [s(), s("Categoria", "Eletrônicos"), s("UF", "SP"), s("Tipo", "Venda")]
assert all(s("Categoria", c) <= V[23][1] for c in {r["Categoria"] for r in t})
t = tab(24, ",", 1, lambda r: r[0].isdigit()); wm = lambda v: sum(us(r["Patients seen"]) * us(r["Mean wait (days)"]) for r in v) / sm(v, "Patients seen", us)
V[24] = [sm(t, "Patients seen", us), wm(t), sm(t, "Patients seen", us, lambda r: r["Region"] == "London"), wm([r for r in t if r["Region"] == "Midlands"])]
print("plain mean wait", mean([us(r["Mean wait (days)"]) for r in t]), "weighted", V[24][1], "London most", V[24][2])
def top(t, k, v, f, a=sum):
    d = defaultdict(list)
    for r in t: d[r[k]].append(f(r[v]))
    return max(d, key=lambda x: a(d[x]))
assert top(t, "Region", "Patients seen", us) == "London" and max({r["Region"] for r in t}, key=lambda q: wm([r for r in t if r["Region"] == q])) == "Midlands"
assert top(tab(15, ";"), "Struttura", "Ricavi camere (€)", eu) == "Grand Hotel Adria" and top([r for r in tab(9, ";") if r["Indicateur"] == ca], "Magasin", "Valeur", eu) == "Bordeaux"
assert top(g, "station", "rain_mm", lambda s: max(0, float(s))) == "Summit" and top(tab(20, "\t", 0, lambda r: r[0] != "Gesamt"), "Material", "Betrag (EUR)", eu) == "Altmetall"
assert top(tab(4, ";"), "Descrizione", "Importo riga", eu) == "Macchina espresso" and top(tab(23, "\t"), "UF", "Valor (R$)", eu) == "SP"
dd = defaultdict(float)
for x in rows: dd[x[0]] += sum(x[2]); dd[x[1]] += sum(x[2])
print(sorted(dd, key=dd.get)[-3:], "top campaign", top(un.values(), "Campaign", "Amount", us), "top centre", top([r for r in tab(8, ";") if r["Cenário"] == "Realizado"], "Centro de custo", "Valor", eu), "segment", max(sg, key=sg.get))
bad = 0
for n, c in sorted(cases.items()):
    assert len(V[n]) == len(c["must"]) and 3 <= len(c["must"]) <= 5 and 3 <= len(c["must_not"]) <= 6, (n, len(c["must"]), len(c["must_not"]))
    for v, m in zip(V[n], c["must"]):
        if abs(v - m["value"]) > 1e-4 * max(abs(v), 1e-3): bad += 1; print("DIFF", n, m["what"], v, m["value"])
    for m in c["must"]:
        for x in c["must_not"]:
            k = x.get("value", x.get("change"))
            if k is not None and abs(k - m["value"]) <= abs(m["value"]) * (m["tolerance"] + .02): print("near", n, m["what"], m["value"], "|", x["what"], k)
    head = txt(n)[:200000] if n == 11 else "\n".join(txt(n).splitlines()[:8])
    names = [x[0] for x in c["shape"]["columns"]] + [r["column"][0] for r in c["roles"]] + [x[k] for x in c["must_not"] for k in ("sum_of", "avg_of") if k in x]
    for a in names:
        if a.split(".")[-1] not in head: print("no column", n, a)
    print(n, c["half"], c["lang"], c["kind"], "|", "; ".join(f"{m['what']}={m['value']:.5g}" for m in c["must"]), "| NOT", "; ".join(f"{x['what']}={x.get('value', x.get('change', '')) if not isinstance(x.get('value', x.get('change', '')), float) else format(x.get('value', x.get('change')), '.5g')}" for x in c["must_not"] if 'value' in x or 'change' in x))
print("differences:", bad)
